import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { FieldProblem } from "#components/ui/form/field.tsx";
import { Radio } from "#components/ui/form/radio.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Time } from "#components/ui/time.tsx";
import type { SpaceRole } from "#lib/space/space-memberships.ts";
import type { MembersSubject } from "../members-subject.ts";
import { roleNames, rolesNamed } from "./role-names.tsx";
import type { Clash, RoleChange } from "./use-role-change.ts";

interface ClashChoiceProps {
  subject: MembersSubject;
  name: string;
  /** The user who made the other change. */
  by: string;
  clash: Clash;
  change: RoleChange;
}

/** Shows both versions of roles that another user changed meanwhile; nothing is sent until one is chosen. */
export function ClashChoice({ subject, name, by, clash, change }: ClashChoiceProps) {
  const t = useTranslations("console.clash");
  const failures = useTranslations("console.change.failed");
  const id = useId();
  const [side, setSide] = useState<"theirs" | "mine">("theirs");
  const box = useRef<HTMLDivElement>(null);
  // The dialog that it replaces may have covered another part of the page.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const roles = { theirs: clash.theirs.roles, mine: clash.mine.map((roleId) => ({ sys: { id: roleId } })) };
  const named = (list: readonly SpaceRole[]) => roleNames(rolesNamed(list, subject.roles));
  return (
    <div
      className="flex items-start gap-2.5 rounded-4 bg-warning-tint px-3.5 py-3 max-desktop:flex-wrap forced-colors:border"
      data-part="clash"
      role="alert"
      ref={box}
    >
      <Icon name="git-compare-arrows" className="mt-px flex-none text-warning" />
      <div className="min-w-0 flex-1 max-desktop:basis-[70%]">
        <p>
          <strong className="font-semibold">
            {t.rich("title", { by, time: () => <Time at={clash.theirs.sys.updatedAt} /> })}
          </strong>{" "}
          {t("kept")}
        </p>
        <fieldset className="mt-2 flex flex-wrap gap-x-6 gap-y-2" aria-label={t("label", { name })}>
          {(["theirs", "mine"] as const).map((each) => (
            <label
              key={each}
              className={classNames(
                "flex min-h-7 flex-[1_1_14rem] cursor-pointer items-center gap-2.5 [&_bdi]:font-semibold",
                "max-tablet:min-h-11 max-tablet:basis-full",
              )}
            >
              <Radio className="bg-sheet" name={id} checked={side === each} onChange={() => setSide(each)} />
              <span>
                {t.rich(each === "mine" ? "yours" : each, { roles: () => <bdi>{named(roles[each])}</bdi> })}
              </span>
            </label>
          ))}
        </fieldset>
        {change.failure && change.draft === undefined && (
          <FieldProblem id={id}>{failures(change.failure, { name })}</FieldProblem>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-1 self-center max-desktop:flex-[1_0_100%]">
        <Button className="max-tablet:flex-1" size="small" variant="quiet" onClick={change.chooseAgain}>
          {t("again")}
        </Button>
        <Button
          className="max-tablet:flex-1"
          size="small"
          busy={change.isBusy}
          onClick={() => (side === "theirs" ? change.end() : void change.keepMine())}
        >
          {t("save")}
        </Button>
      </div>
    </div>
  );
}
