import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Dialog, DialogText } from "#components/ui/dialog.tsx";
import { QuestionActions } from "#components/ui/question-actions.tsx";
import { deletePermission, pendingDeletion } from "#lib/browser/deletion/delete-item.ts";
import { storeUnsavedWords } from "#lib/browser/media/unsaved-words.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import type { Authored, Deletable } from "#lib/collection/collection.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { undoSeconds, useDeleteWithUndo } from "./delete-with-undo.ts";
import { ItemNames, ItemTitle } from "./item-names.tsx";

interface DeleteItemsProps<Item extends Authored> {
  collection: Deletable<Item>;
  items: readonly Item[];
  memberId: string;
  nameOf: (item: Item) => string | undefined;
  areFiles?: boolean;
  isOpen: boolean;
  close: () => void;
  /** Called instead of moving the focus to the list. */
  onDeleted?: () => void;
  children?: ReactNode;
}

/** Asks before items are deleted, then deletes them with a few seconds for Undo. */
export function DeleteItems<Item extends Authored>(props: DeleteItemsProps<Item>) {
  const { collection, items, memberId, nameOf, areFiles = false, isOpen, close, onDeleted, children } = props;
  const t = useTranslations("listTools.removal");
  const remove = useDeleteWithUndo();
  const candidates = items.map((item) => ({
    id: item.sys.id,
    title: nameOf(item) ?? "",
    othersName:
      collection.deleteRight(item) === "delete"
        ? undefined
        : (shownAuthor(item.sys.createdBy, memberId).name ?? t("someone")),
    mayDelete: deletePermission(collection, item) === "allowed",
  }));
  const deleteAll = () => {
    remove(
      candidates
        .filter(({ mayDelete }) => mayDelete)
        .map(({ id, title, othersName }) =>
          pendingDeletion(collection, browserSend, {
            ...{ id, title },
            ...(areFiles && { onGone: () => void storeUnsavedWords(memberId, id, undefined) }),
            right: othersName === undefined ? "delete" : "deleteOthers",
          }),
        ),
    );
    if (onDeleted) onDeleted();
    else requestAnimationFrame(focusList);
  };
  return (
    <DeleteQuestion items={candidates} onDelete={deleteAll} {...{ areFiles, isOpen, close }}>
      {children}
    </DeleteQuestion>
  );
}

/** Moves the focus to the list if it was in a deleted row. */
function focusList(): void {
  if (document.activeElement !== document.body) return;
  const list = document.querySelector("[data-list]");
  (list?.querySelector<HTMLElement>("[data-row-link]") ?? list?.querySelector("h1"))?.focus();
}

/** More names than this scroll. */
const namedMax = 6;
const longNames = "mt-2 max-h-46 overflow-auto overscroll-contain rounded-2";

/** An item that a member wants to delete. */
export interface DeleteCandidate {
  id: string;
  title: string;
  /** Its author, if that is another member. */
  othersName: string | undefined;
  mayDelete: boolean;
}

interface DeleteQuestionProps {
  /** Whether the items are uploads. */
  areFiles?: boolean;
  items: readonly DeleteCandidate[];
  isOpen: boolean;
  close: () => void;
  onDelete: () => void;
  /** Further facts for the question. */
  children?: ReactNode;
}

/**
 * The question before one or more items are deleted: lists the items that will be deleted, and those that the member
 * may not delete.
 */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { areFiles = false, items, isOpen, close, onDelete, children } = props;
  const t = useTranslations("listTools.removal");
  const going = items.filter(({ mayDelete }) => mayDelete);
  const staying = items.filter(({ mayDelete }) => !mayDelete);
  const others = going.filter(({ othersName }) => othersName !== undefined);
  const count = going.length;
  const kind = areFiles ? "files" : "items";
  const title = () => <ItemTitle title={going[0]?.title ?? ""} />;
  const author = () => <bdi>{others[0]?.othersName}</bdi>;
  const stay = t(`stay.${kind}`, { count: staying.length });
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={
        count === 0 ? t("noneTitle", { count: staying.length }) : t.rich(`question.${kind}`, { count, title })
      }
      alert
    >
      {count > 0 && <DialogText>{t("undoable", { count, seconds: undoSeconds(count) })}</DialogText>}
      {count > 1 && <NamedItems label={t(`going.${kind}`, { count })} items={going} />}
      {others.length > 0 && (
        <div className="mt-4">
          <Banner tone="warning">
            {t.rich(`others.${kind}`, { count: others.length, isOne: String(count === 1), author })}
          </Banner>
        </div>
      )}
      {count > 0 && children}
      {staying.length > 0 && (
        <>
          <DialogText className="mt-4!">{stay}</DialogText>
          <NamedItems label={stay} items={staying} />
        </>
      )}
      <QuestionActions
        keep={count === 0 ? t("ok") : t("cancel")}
        act={count === 0 ? undefined : t("delete", { count })}
        close={close}
        onAct={onDelete}
      />
    </Dialog>
  );
}

interface NamedItemsProps {
  label: string;
  items: readonly Omit<DeleteCandidate, "mayDelete">[];
}

/** The titles of items, with the author if that is another member. */
export function NamedItems({ label, items }: NamedItemsProps) {
  const isLong = items.length > namedMax;
  const list = (
    <ItemNames {...(!isLong && { className: "mt-2" })}>
      {items.map(({ id, title, othersName }) => (
        <li key={id}>
          <ItemTitle title={title} />
          {othersName !== undefined && (
            <>
              {" · "}
              <bdi>{othersName}</bdi>
            </>
          )}
        </li>
      ))}
    </ItemNames>
  );
  if (!isLong) return list;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too.
    <section className={longNames} aria-label={label} tabIndex={0}>
      {list}
    </section>
  );
}
