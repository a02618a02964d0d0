import type { ListView } from "../list/list-view.ts";

/** A view as the reading room shows it: an address may name columns, and there are none. */
export function withoutColumns({ columns: _, ...view }: ListView): ListView {
  return view;
}

/** The same as it is asked for: no field but those that every row shows. */
export function askedOf(view: ListView): ListView {
  return { ...view, columns: [] };
}
