import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { DeleteItems } from "#components/collection/delete-items.tsx";
import type { ListDialog } from "#components/collection/list-store.tsx";
import { SelectionBar, SelectionButton } from "#components/collection/selection-bar.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogText, focusFirst } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { useSavedViews, type ViewProblem, viewNameMax } from "#lib/browser/list/saved-views.ts";
import { contentsOf } from "#lib/collection/of/contents.ts";
import { titleOf } from "#lib/fields/display.ts";
import { bulkFields } from "#lib/fields/form/bulk-fields.ts";
import type { Content } from "#lib/space/content.ts";
import { BulkEdit } from "./bulk-edit/bulk-edit.tsx";
import { ExportDialog } from "./export/export-dialog.tsx";
import type { ViewProps } from "./list-context.ts";
import { useListStore } from "./list-context.ts";
import { SavedViewRows } from "./saved-views/saved-view-rows.tsx";
import { isSavedAs, searchOfView } from "./view-search.ts";

/** Actions for the selected rows. */
export function SelectedRows({ subject }: Pick<ViewProps, "subject">) {
  const t = useTranslations("listTools.select");
  const store = useListStore();
  return (
    <SelectionBar store={store}>
      {(items) => (
        <>
          <SelectionButton
            label={t("export")}
            icon="download"
            isOff={items.length === 0}
            onClick={() => store.open({ kind: "export", items })}
          />
          {bulkFields(subject.type).length > 0 && (
            <SelectionButton
              label={t("edit")}
              icon="pencil"
              isOff={items.length === 0}
              onClick={() => store.open({ kind: "edit", items })}
            />
          )}
        </>
      )}
    </SelectionBar>
  );
}

interface OpenedDialogProps extends ViewProps {
  total: number | undefined;
  /** As in `SearchAnswer`. */
  since: string | undefined;
  opened: ListDialog<Content>;
  isOpen: boolean;
  close: () => void;
}

/** Export, saved views, a change of many items, or the question before items are deleted. */
export function OpenedDialog({ subject, view, opened, isOpen, close, ...list }: OpenedDialogProps) {
  const { open } = useListStore();
  switch (opened.kind) {
    case "edit":
      return (
        <BulkEdit items={opened.items ?? []} {...{ subject, isOpen, close }} reopen={() => open(opened)} />
      );
    case "export":
      return <ExportDialog {...{ subject, view, isOpen, close, ...list }} contents={opened.items} />;
    case "views":
      return <ViewsDialog {...{ subject, view, isOpen, close }} />;
    case "delete":
      return (
        <DeleteItems
          collection={contentsOf(subject)}
          items={opened.items ?? []}
          memberId={subject.memberId}
          nameOf={(content) => titleOf(content, subject.reading)?.text}
          {...{ isOpen, close }}
        />
      );
  }
}

// One script for everything that acts on rows (list-actions.tsx loads it).
export { DeleteUnreadable } from "#components/collection/delete-unreadable.tsx";
export { UndeletedItems } from "#components/collection/undeleted-items.tsx";
export { FoundDrafts } from "./found-drafts.tsx";
export { ColumnEdge } from "./table/column-edge.tsx";
export { ColumnsChoice } from "./table/columns-choice.tsx";
export { RowMenuItems } from "./table/row-menu-items.tsx";

interface ViewsDialogProps extends ViewProps {
  isOpen: boolean;
  close: () => void;
}

/** Names the view on screen and lists the named views of this device. */
function ViewsDialog({ subject, view, isOpen, close }: ViewsDialogProps) {
  const t = useTranslations("listTools.views");
  const { views, save, ...changes } = useSavedViews(subject.memberId);
  const search = searchOfView(subject, view);
  const contentTypeId = subject.type.id;
  const ofType = views.filter((saved) => saved.contentTypeId === contentTypeId);
  const current = ofType.find((saved) => isSavedAs(saved, contentTypeId, search));
  return (
    <Dialog open={isOpen} onClose={close} title={t("title")}>
      <DialogText>{t(current ? "isSaved" : "text")}</DialogText>
      {!current && <SaveView save={(name) => save({ contentTypeId, name, search })} close={close} />}
      <SavedViewRows views={ofType} currentId={current?.id} {...changes} close={close} />
    </Dialog>
  );
}

const inputId = "saved-view-name";

interface SaveViewProps {
  save: (name: string) => ViewProblem | undefined;
  close: () => void;
}

/** Mounted anew each time the dialog opens. */
function SaveView({ save, close }: SaveViewProps) {
  const t = useTranslations("listTools.views");
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<ViewProblem>();
  const onSave = (event: FormEvent) => {
    event.preventDefault();
    const found = save(name);
    setProblem(found);
    if (found === undefined) close();
  };
  return (
    <form className="mt-4 flex items-start gap-2 max-tablet:flex-wrap" onSubmit={onSave} noValidate>
      <Field className="flex-1" id={inputId} label={t("name")} problem={problem && t(`problem.${problem}`)}>
        <TextInput
          id={inputId}
          value={name}
          maxLength={viewNameMax}
          autoComplete="off"
          ref={focusFirst}
          aria-invalid={problem !== undefined}
          {...(problem && { "aria-describedby": `${inputId}-problem` })}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button className="mt-6.5 max-tablet:mt-0 max-tablet:w-full" type="submit" variant="primary">
        {t("save")}
      </Button>
    </form>
  );
}
