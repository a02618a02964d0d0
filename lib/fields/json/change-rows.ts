import { type JsonRows, writtenCell } from "./rows.ts";
import { cellsMax } from "./same-keys.ts";

/** Whether a table has room for another row, or for another column. */
export function hasRoomFor(added: "row" | "column", { columns, rows }: JsonRows): boolean {
  const cells = added === "row" ? (rows.length + 1) * columns.length : rows.length * (columns.length + 1);
  return cells <= cellsMax;
}

/** With what is typed into a cell. */
export function withCell(
  { columns, rows }: JsonRows,
  at: { row: number; column: number },
  typed: string,
): JsonRows {
  const written = writtenCell(typed);
  return {
    columns,
    rows: rows.map((row, index) =>
      index === at.row ? row.map((value, place) => (place === at.column ? written : value)) : row,
    ),
  };
}

/** With an empty row at the end. */
export function withRow({ columns, rows }: JsonRows): JsonRows {
  return { columns, rows: [...rows, columns.map(() => "null")] };
}

export function withoutRow({ columns, rows }: JsonRows, at: number): JsonRows {
  return { columns, rows: rows.filter((_, index) => index !== at) };
}

/** With a row one place up (-1) or down (1). */
export function withMovedRow({ columns, rows }: JsonRows, from: number, step: -1 | 1): JsonRows {
  const row = rows[from];
  if (row === undefined) return { columns, rows };
  return { columns, rows: withoutRow({ columns, rows }, from).rows.toSpliced(from + step, 0, row) };
}

/** With an empty column at the end, and a row if there is none. */
export function withColumn({ columns, rows }: JsonRows, name: string): JsonRows {
  const atLeastOne = rows.length === 0 ? [[]] : rows;
  return { columns: [...columns, name], rows: atLeastOne.map((row) => [...row, "null"]) };
}

export function withoutColumn({ columns, rows }: JsonRows, at: number): JsonRows {
  const rest = (all: readonly string[]) => all.filter((_, index) => index !== at);
  return { columns: rest(columns), rows: rows.map(rest) };
}

/** Why a column can't have a name. */
export type NameProblem = "nameEmpty" | "nameReserved" | "nameTaken";

export function nameProblem({ columns }: JsonRows, at: number, typed: string): NameProblem | undefined {
  const name = typed.trim();
  if (name === "") return "nameEmpty";
  if (name === "__proto__") return "nameReserved";
  return columns.some((column, index) => column === name && index !== at) ? "nameTaken" : undefined;
}

/** With another name of a column, if it can have that. */
export function withColumnName(table: JsonRows, at: number, typed: string): JsonRows {
  if (nameProblem(table, at, typed) !== undefined) return table;
  return { ...table, columns: table.columns.with(at, typed.trim()) };
}

/** "Column 3", or the next number that is free. */
export function newColumnName({ columns }: JsonRows, nameOf: (number: number) => string): string {
  let number = columns.length + 1;
  while (columns.includes(nameOf(number))) number++;
  return nameOf(number);
}
