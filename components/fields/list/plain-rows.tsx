import type { DraggableSyntheticListeners } from "@dnd-kit/core";
import type { ReactNode, Ref } from "react";

/** What makes a row one that can be dragged. */
export interface Sortable {
  ref: Ref<HTMLLIElement>;
  style: { transform?: string | undefined; transition?: string | undefined };
  isDragging: boolean;
  gripRef: Ref<HTMLButtonElement>;
  gripEvents: DraggableSyntheticListeners;
}

export interface RowsProps {
  /** One for each entry; it keeps it while it moves. */
  keys: readonly string[];
  onDragged: (from: number, to: number) => void;
  children: (sortable: Sortable | undefined, place: number) => ReactNode;
}

export const rowsClass = "overflow-clip rounded-3 border border-line-strong";

/** Entries in order, before anything can be dragged. */
export function PlainRows({ keys, children }: RowsProps) {
  return <ul className={rowsClass}>{keys.map((_, place) => children(undefined, place))}</ul>;
}
