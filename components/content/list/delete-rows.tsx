"use client";

import { useTranslations } from "next-intl";
import { DeleteQuestion } from "#components/list/delete-question.tsx";
import { shownAuthor } from "#lib/content/display/display-author.ts";
import { titleOf } from "#lib/content/display/display-names.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "./list-subject.ts";
import { isOwn, mayDelete } from "./may.ts";
import { useListRemoval } from "./use-list-removal.ts";

interface DeleteRowsProps {
  subject: ListSubject;
  contents: readonly Content[];
  isOpen: boolean;
  close: () => void;
}

/** The question before rows go that are not all one's own. */
export function DeleteRows({ subject, contents, isOpen, close }: DeleteRowsProps) {
  const t = useTranslations("listTools.removal");
  const remove = useListRemoval(subject);
  const asked = contents.map((content) => ({
    id: content.sys.id,
    title: titleOf(content, subject.reading)?.text ?? "",
    othersName: isOwn(subject, content)
      ? undefined
      : (shownAuthor(content.sys.createdBy, subject.memberId).name ?? t("someone")),
    mayDelete: mayDelete(subject, content),
  }));
  return <DeleteQuestion {...{ asked, isOpen, close }} onDelete={() => remove(contents, true)} />;
}
