import { AtSign } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { useHydrating } from "#lib/browser/use-hydrating.ts";
import { useTypedBefore } from "#lib/browser/use-typed-before.ts";
import { membersListId } from "#lib/collection/of/members.ts";
import type { MembersSubject } from "./members-subject.ts";
import { RolePicker } from "./roles/role-picker.tsx";
import { useAddMember } from "./use-add-member.ts";

/** Adds somebody who has an account already, by the exact address. It is no invitation, and says so. */
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
  // Without scripts it would send nothing, and take away what was typed.
  const isDeaf = useHydrating();
  useTypedBefore(address, typed.email, (email) => form.type({ email }));
  if (isRefused && typed.email === "" && typed.roleIds.length === 0)
    return <p className="add-refused">{t("closed")}</p>;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if ((await form.send()) === "address") address.current?.focus();
  }

  return (
    <form className="add-member" onSubmit={(event) => void send(event)} noValidate aria-label={t("label")}>
      <Field
        id={id}
        label={t("address")}
        problem={problems.address && t(`problems.${problems.address}`, { name: problems.name ?? "" })}
      >
        <TextInput
          ref={address}
          id={id}
          start={<AtSign size={18} strokeWidth={1.75} aria-hidden="true" />}
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
      <Button type="submit" variant="primary" busy={form.isBusy} disabled={isDeaf}>
        {t("add")}
      </Button>
      <p className="field-hint" id={`${id}-note`}>
        {t("note")}
      </p>
      {failure && (
        <Banner tone="danger" role="alert">
          {t(`failed.${failure}`)}
        </Banner>
      )}
    </form>
  );
}
