/** The most cells of a table: more would make typing slow. */
export const cellsMax = 600;

/** Keys and cells of an object in their order; a value that is an object or a list has no cell. */
export type Members<Cell> = readonly (readonly [key: string, cell: Cell | undefined])[];

/** The table of objects with the same keys; `undefined` without a cell, with too many, and where one is missing. */
export function tableOf<Cell>(members: readonly Members<Cell>[]) {
  const columns = members[0]?.map(([key]) => key) ?? [];
  if (columns.length === 0 || members.length * columns.length > cellsMax) return undefined;
  const rows: Cell[][] = [];
  for (const row of members) {
    if (row.length !== columns.length || row.some(([key], at) => key !== columns[at])) return undefined;
    const cells = row.map(([, cell]) => cell).filter((cell) => cell !== undefined);
    if (cells.length < columns.length) return undefined;
    rows.push(cells);
  }
  return { columns, rows };
}
