import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { deletePermission, pendingDeletion } from "#lib/browser/deletion/delete-item.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import type { Deletable } from "#lib/collection/collection.ts";
import { shownAuthor } from "#lib/content/author.ts";
import type { Author } from "#lib/space/service-user.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import { useDeleteWithUndo } from "./delete-with-undo.ts";

interface Authored {
  sys: { id: string; createdBy: Author };
}

interface DeleteItemsProps<Item extends Authored> {
  collection: Deletable<Item>;
  items: readonly Item[];
  memberId: string;
  nameOf: (item: Item) => string | undefined;
  areFiles?: boolean;
  isOpen: boolean;
  close: () => void;
  /** Instead of moving the focus to the list. */
  onDeleted?: () => void;
  children?: ReactNode;
}

/** The question before items are deleted, and the delete, which can be undone for some seconds. */
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

/** The focus goes with the rows where it was in one. */
function focusList(): void {
  if (document.activeElement !== document.body) return;
  const list = document.querySelector(".list");
  (list?.querySelector<HTMLElement>(".row-link") ?? list?.querySelector("h1"))?.focus();
}
