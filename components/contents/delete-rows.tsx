import { useTranslations } from "next-intl";
import { DeleteQuestion } from "#components/list/delete-question.tsx";
import type { ListSubject } from "#components/list/list-subject.ts";
import { useRemoval } from "#components/list/use-removal.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import type { Content } from "#lib/space/content.ts";
import { isOwn, mayDelete } from "./may.ts";

interface DeleteRowsProps {
  subject: ListSubject;
  contents: readonly Content[];
  isOpen: boolean;
  close: () => void;
}

/** The question before rows are deleted, and the delete, which can be undone for some seconds. */
export function DeleteRows({ subject, contents, isOpen, close }: DeleteRowsProps) {
  const t = useTranslations("listTools.removal");
  const remove = useRemoval();
  const nameOf = (content: Content) => titleOf(content, subject.reading)?.text ?? "";
  const items = contents.map((content) => ({
    id: content.sys.id,
    title: nameOf(content),
    othersName: isOwn(subject, content)
      ? undefined
      : (shownAuthor(content.sys.createdBy, subject.memberId).name ?? t("someone")),
    mayDelete: mayDelete(subject, content),
  }));
  const deleteAll = () => {
    remove(
      contents
        .filter((content) => mayDelete(subject, content))
        .map((content) => ({
          listId: subject.type.id,
          id: content.sys.id,
          title: nameOf(content),
          isOwn: isOwn(subject, content),
        })),
    );
    requestAnimationFrame(focusList);
  };
  return <DeleteQuestion {...{ items, isOpen, close }} onDelete={deleteAll} />;
}

/** What was pressed may have gone with the rows. */
function focusList(): void {
  if (document.activeElement !== document.body) return;
  const list = document.querySelector(".list");
  (list?.querySelector<HTMLElement>(".row-link") ?? list?.querySelector("h1"))?.focus();
}
