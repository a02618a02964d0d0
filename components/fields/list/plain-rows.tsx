import type { DraggableSyntheticListeners } from "@dnd-kit/core";
import type { ReactNode, Ref } from "react";

/** What makes a row draggable. */
export interface Sortable {
  ref: Ref<HTMLLIElement>;
  style: { transform?: string | undefined; transition?: string | undefined };
  isDragging: boolean;
  gripRef: Ref<HTMLButtonElement>;
  gripEvents: DraggableSyntheticListeners;
}

export interface RowsProps {
  /** One key for each entry, which moves with it. */
  keys: readonly string[];
  onDragged: (from: number, to: number) => void;
  children: (sortable: Sortable | undefined, place: number) => ReactNode;
}

export const rowsClass = "overflow-clip rounded-3 border border-line-strong";

/** The entries in order, without drag and drop. */
export function PlainRows({ keys, children }: RowsProps) {
  return <ul className={rowsClass}>{keys.map((_, place) => children(undefined, place))}</ul>;
}
