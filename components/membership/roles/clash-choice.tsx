import { GitCompareArrows } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldProblem } from "#components/ui/form/field.tsx";
import { Time } from "#components/ui/time.tsx";
import type { MembersSubject } from "../members-subject.ts";
import { roleNames, rolesNamed } from "./role-name.ts";
import type { Clash, RoleChange } from "./use-role-change.ts";

interface ClashChoiceProps {
  subject: MembersSubject;
  name: string;
  /** Who was faster. */
  by: string;
  clash: Clash;
  change: RoleChange;
}

/** Somebody else changed the same roles meanwhile: both sides in the row itself, and nothing sent before one is chosen. */
export function ClashChoice({ subject, name, by, clash, change }: ClashChoiceProps) {
  const t = useTranslations("console.clash");
  const failures = useTranslations("console.change.failed");
  const id = useId();
  const [side, setSide] = useState<"theirs" | "mine">("theirs");
  const box = useRef<HTMLDivElement>(null);
  // It takes the place of a dialog, which may have stood over another part of the page.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const mine = clash.mine.map((roleId) => ({ sys: { id: roleId } }));
  const named = (roles: Parameters<typeof rolesNamed>[0]) => roleNames(rolesNamed(roles, subject.roles));
  return (
    <div className="clash" role="alert" ref={box}>
      <GitCompareArrows size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className="clash-words">
        <p>
          <strong>{t.rich("title", { by, time: () => <Time at={clash.theirs.sys.updatedAt} /> })}</strong>{" "}
          {t("kept")}
        </p>
        <fieldset className="clash-sides" aria-label={t("label", { name })}>
          <Side name={id} isChosen={side === "theirs"} choose={() => setSide("theirs")}>
            {t.rich("theirs", { roles: () => <bdi>{named(clash.theirs.roles)}</bdi> })}
          </Side>
          <Side name={id} isChosen={side === "mine"} choose={() => setSide("mine")}>
            {t.rich("yours", { roles: () => <bdi>{named(mine)}</bdi> })}
          </Side>
        </fieldset>
        {change.failure && change.draft === undefined && (
          <FieldProblem id={id}>{failures(change.failure, { name })}</FieldProblem>
        )}
      </div>
      <div className="clash-ways">
        <Button size="small" variant="quiet" onClick={change.chooseAgain}>
          {t("again")}
        </Button>
        <Button
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

interface SideProps {
  name: string;
  isChosen: boolean;
  choose: () => void;
  children: ReactNode;
}

function Side({ name, isChosen, choose, children }: SideProps) {
  return (
    <label className="clash-side">
      <input type="radio" className="conflict-radio" name={name} checked={isChosen} onChange={choose} />
      <span>{children}</span>
    </label>
  );
}
