import { useTranslations } from "next-intl";
import { type FormEvent, useId } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions, DialogText } from "#components/ui/dialog.tsx";
import { FieldProblem } from "#components/ui/form/field.tsx";
import type { SpaceMembership } from "#lib/space/space-memberships.ts";
import type { MembersSubject } from "../members-subject.ts";
import { RoleChecks } from "./role-checks.tsx";
import { rolesOffered } from "./role-names.tsx";
import type { RoleChange } from "./use-role-change.ts";

interface RoleDialogProps {
  subject: MembersSubject;
  membership: SpaceMembership;
  name: string;
  change: RoleChange;
}

/** Changes the roles of a member. */
export function RoleDialog({ subject, membership, name, change }: RoleDialogProps) {
  const t = useTranslations("console.change");
  const id = useId();
  const { draft, problem, failure, isBusy } = change;
  // A pending request keeps the dialog open, because the outcome is shown here.
  const close = () => {
    if (isBusy) return;
    if (change.clash === undefined) change.end();
    else change.setAside();
  };

  function send(event: FormEvent): void {
    event.preventDefault();
    void change.save();
  }

  return (
    <Dialog open={draft !== undefined} onClose={close} title={t("title", { name })} describedBy={`${id}-few`}>
      <form onSubmit={send}>
        <DialogText id={`${id}-few`}>{t("few")}</DialogText>
        <fieldset
          className="-mx-2.5 mt-3"
          aria-label={t("roles")}
          {...(problem && { "aria-describedby": `${id}-problem` })}
        >
          <RoleChecks
            roles={rolesOffered(subject.roles, membership.roles, draft?.begun ?? [])}
            chosen={draft?.chosen ?? []}
            onChange={change.choose}
          />
        </fieldset>
        <div role="alert">
          {problem && <FieldProblem id={id}>{t(`problems.${problem}`)}</FieldProblem>}
          {failure && (
            <div className="mt-3">
              <Banner tone="danger">{t(`failed.${failure}`, { name })}</Banner>
            </div>
          )}
        </div>
        <DialogActions>
          <Button onClick={close} aria-disabled={isBusy}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
