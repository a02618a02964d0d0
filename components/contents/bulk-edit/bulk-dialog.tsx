import { useTranslations } from "next-intl";
import { NamedItems } from "#components/collection/delete-items.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions, DialogText, focusFirst } from "#components/ui/dialog.tsx";
import { shownAuthor } from "#lib/content/author.ts";
import { titleOf } from "#lib/fields/display.ts";
import type { Content } from "#lib/space/content.ts";
import { type ListSubject, mayEdit } from "../list-context.ts";
import { BulkForm } from "./bulk-form.tsx";
import { BulkProgress } from "./bulk-progress.tsx";
import { useBulkEdit } from "./use-bulk-edit.ts";

export interface BulkDialogProps {
  subject: ListSubject;
  items: readonly Content[];
  isOpen: boolean;
  close: () => void;
  /** Reopens the dialog for what couldn't be undone. */
  reopen: () => void;
}

/** Changes one field of many items: preview, progress, and what couldn't be changed. */
export function BulkDialog({ subject, items, isOpen, close, reopen }: BulkDialogProps) {
  const t = useTranslations("bulkEdit");
  const { job, apply, again, leave } = useBulkEdit({ subject, close, reopen });
  const own = items.filter((item) => mayEdit(subject, item));
  const others = items.filter((item) => !own.includes(item));
  const count = job?.run.now().total ?? own.length;
  const title = count === 0 ? "noneTitle" : job?.isUndo ? "undoTitle" : "title";
  return (
    <Dialog
      open={isOpen}
      onClose={job ? leave : close}
      title={t(title, { count: count || others.length })}
      wide
    >
      {job ? (
        <BulkProgress {...{ job, again, leave }} />
      ) : (
        <>
          {others.length > 0 && <OthersItems {...{ subject, items: others }} />}
          {own.length > 0 ? (
            <BulkForm {...{ subject, items: own, apply, close }} />
          ) : (
            <DialogActions>
              <Button ref={focusFirst} onClick={close}>
                {t("close")}
              </Button>
            </DialogActions>
          )}
        </>
      )}
    </Dialog>
  );
}

/** The selected items that stay unchanged. */
function OthersItems({ subject, items }: { subject: ListSubject; items: readonly Content[] }) {
  const t = useTranslations("bulkEdit");
  const label = t("others", { count: items.length });
  const named = items.map((item) => {
    const { isYou, name } = shownAuthor(item.sys.createdBy, subject.memberId);
    return {
      id: item.sys.id,
      title: titleOf(item, subject.reading)?.text ?? "",
      othersName: isYou ? undefined : (name ?? t("someone")),
    };
  });
  return (
    <div className="mb-4">
      <DialogText>{label}</DialogText>
      <NamedItems label={label} items={named} />
    </div>
  );
}
