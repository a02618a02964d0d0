import type { Column } from "#lib/collection/of/content-columns.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { columnClass } from "./column-class.ts";
import { ColumnName } from "./column-name.tsx";

/** The head of a table whose rows are on their way. */
export function PlainHead({ type, columns }: { type: ContentType; columns: readonly Column[] }) {
  return (
    <tr>
      <th className="list-check">
        <span className="check-area">
          <span className="check" />
        </span>
      </th>
      <th>
        <ColumnName type={type} column="title" />
      </th>
      {columns.map((column, index) => (
        <th key={column.key} className={columnClass(column, index, columns.length)}>
          <ColumnName type={type} column={column} />
        </th>
      ))}
      <th className="list-more" />
    </tr>
  );
}
