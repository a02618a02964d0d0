import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef, useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { describedBy, Field, FieldHint } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import {
  type AddOutcome,
  addMember,
  type ConsoleFailure,
  rolesProblem,
} from "#lib/browser/console/change-members.ts";
import { consoleSend } from "#lib/browser/console/console-send.ts";
import { useTypedBefore } from "#lib/browser/early-input.ts";
import { rememberRefusal, useRefused } from "#lib/browser/send/refusals.ts";
import { useHydrating } from "#lib/browser/use-hydrating.ts";
import { membersListId } from "#lib/collection/list-ids.ts";
import { addMemberBox } from "./add-member-box.ts";
import type { MembersSubject } from "./members-subject.ts";
import { RolePicker } from "./roles/role-picker.tsx";

/** Adds a person who already has an account, by their exact address; it sends no invitation. */
export function AddMember({ subject, onAdded }: { subject: MembersSubject; onAdded: () => void }) {
  const t = useTranslations("console.add");
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const form = useAddMember(subject, () => {
    onAdded();
    address.current?.focus();
  });
  const isRefused = useRefused("create", membersListId(subject.spaceId));
  const { typed, problems, failure } = form;
  // Before hydration a submit would send nothing and clear the input.
  const isHydrating = useHydrating();
  useTypedBefore(address, typed.email, (email) => form.type({ email }));
  if (isRefused && typed.email === "" && typed.roleIds.length === 0)
    return <p className="mb-6 text-ink-2">{t("closed")}</p>;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if ((await form.send()) === "address") address.current?.focus();
  }

  return (
    <form
      className={addMemberBox}
      data-part="add-member"
      onSubmit={(event) => void send(event)}
      noValidate
      aria-label={t("label")}
    >
      <Field
        id={id}
        label={t("address")}
        problem={problems.address && t(`problems.${problems.address}`, { name: problems.name ?? "" })}
      >
        <TextInput
          ref={address}
          id={id}
          start={<Icon name="at-sign" />}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.email}
          onChange={({ currentTarget }) => form.type({ email: currentTarget.value })}
          aria-invalid={problems.address !== undefined}
          aria-describedby={[
            describedBy(id, { hint: false, problem: problems.address !== undefined }),
            `${id}-note`,
          ]
            .filter(Boolean)
            .join(" ")}
        />
      </Field>
      <RolePicker
        roles={subject.roles}
        chosen={typed.roleIds}
        onChange={(roleIds) => form.type({ roleIds })}
        problem={problems.roles && t(`problems.${problems.roles}`)}
      />
      <Button
        className="mt-6.5 max-tablet:mt-0"
        type="submit"
        variant="primary"
        busy={form.isBusy}
        disabled={isHydrating}
      >
        {t("add")}
      </Button>
      <FieldHint className="col-span-full" id={`${id}-note`}>
        {t("note")}
      </FieldHint>
      {failure && (
        <div className="col-span-full">
          <Banner tone="danger" role="alert">
            {t(`failed.${failure}`)}
          </Banner>
        </div>
      )}
    </form>
  );
}

interface Typed {
  email: string;
  roleIds: string[];
}

type InputProblems = Omit<Extract<AddOutcome, { kind: "typed" }>, "kind">;
type Problems = { [Name in keyof InputProblems]?: InputProblems[Name] | undefined };

const nothing: Typed = { email: "", roleIds: [] };

/** The state of the form; the input stays until the member has been added. */
function useAddMember({ spaceId }: MembersSubject, onAdded: () => void) {
  const t = useTranslations("console.add");
  const [typed, setTyped] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<ConsoleFailure>();
  const [isBusy, setBusy] = useState(false);

  function type(change: Partial<Typed>): void {
    setTyped((now) => ({ ...now, ...change }));
    setProblems((now) => problemsAfter(now, change));
    setFailure(undefined);
  }

  /** Returns where to put the focus after a failure. */
  async function send(): Promise<"address" | "other" | undefined> {
    if (isBusy) return "other";
    setBusy(true);
    const outcome = await addMember(consoleSend, spaceId, typed);
    setBusy(false);
    setProblems(outcome.kind === "typed" ? outcome : {});
    setFailure(outcome.kind === "failed" ? outcome.failure : undefined);
    if (outcome.kind === "typed") return outcome.address === undefined ? "other" : "address";
    if (outcome.kind === "failed") {
      if (outcome.failure === "refused") rememberRefusal("create", membersListId(spaceId));
      return "other";
    }
    // Input that was typed meanwhile belongs to the next member.
    setTyped((now) => (now === typed ? nothing : now));
    toast(t("added", { name: outcome.name }));
    onAdded();
    return undefined;
  }

  return { typed, type, problems, failure, isBusy, send };
}

/** Too many roles are reported at once, missing ones on submit. */
function problemsAfter(before: Problems, { email, roleIds }: Partial<Typed>): Problems {
  const isTooMany = roleIds !== undefined && rolesProblem(roleIds) === "tooMany";
  return {
    ...(email === undefined && { address: before.address, name: before.name }),
    roles: roleIds === undefined ? before.roles : isTooMany ? "tooMany" : undefined,
  };
}
