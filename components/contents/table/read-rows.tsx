import type { RowsProps } from "../list-body.tsx";
import { ReadRow } from "./read-row.tsx";

/** Items that one reads. */
export function ReadRows({ subject, page, isBusy }: RowsProps) {
  return (
    <ul className="read-rows" aria-busy={isBusy}>
      {page.items.map((content) => (
        <ReadRow key={content.sys.id} {...{ subject, content }} />
      ))}
    </ul>
  );
}
