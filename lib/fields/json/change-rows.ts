import { type JsonRows, writtenCell } from "./rows.ts";

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

/** `undefined` if the name is empty, reserved or taken. */
export function withColumnName({ columns, rows }: JsonRows, at: number, typed: string): JsonRows | undefined {
  const name = typed.trim();
  const isTaken = columns.some((column, index) => column === name && index !== at);
  if (name === "" || name === "__proto__" || isTaken) return undefined;
  return { columns: columns.map((column, index) => (index === at ? name : column)), rows };
}

/** "Column 3", or the next number that is free. */
export function newColumnName({ columns }: JsonRows, nameOf: (number: number) => string): string {
  let number = columns.length + 1;
  while (columns.includes(nameOf(number))) number++;
  return nameOf(number);
}
