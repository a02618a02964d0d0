import { DeleteItems } from "#components/list/delete-items.tsx";
import type { ListSubject } from "#components/list/list-subject.ts";
import { contentsOf } from "#lib/collection/of/contents.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import type { Content } from "#lib/space/content.ts";

interface DeleteRowsProps {
  subject: ListSubject;
  contents: readonly Content[];
  isOpen: boolean;
  close: () => void;
}

/** The question before rows are deleted, and the delete, which can be undone for some seconds. */
export function DeleteRows({ subject, contents, isOpen, close }: DeleteRowsProps) {
  return (
    <DeleteItems
      collection={contentsOf(subject)}
      items={contents}
      memberId={subject.memberId}
      nameOf={(content) => titleOf(content, subject.reading)?.text}
      {...{ isOpen, close }}
    />
  );
}
