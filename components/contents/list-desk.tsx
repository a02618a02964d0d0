import { createContext, type ReactNode, use, useState } from "react";
import { createHeld, type Held } from "#lib/browser/held.ts";
import { createSelection, type Selection } from "#lib/browser/list/selection.ts";
import type { Content } from "#lib/space/content.ts";

/** What a member has been asked, or has asked for, in a dialog over the list. */
export type DeskDialog =
  | { kind: "export"; contents: readonly Content[] | undefined }
  | { kind: "views" }
  | { kind: "delete"; contents: readonly Content[] };

/** What the parts of one list share. It never changes itself, so that no row is drawn again because of it. */
export interface ListDesk {
  selection: Selection<Content>;
  /** The rows that are there to be seen. */
  shown: Held<readonly Content[]>;
  /** Whose menu is open. */
  menu: Held<Content | undefined>;
  /** Stays what it was while it closes, so that the focus finds back. */
  dialog: Held<{ asked?: DeskDialog; isOpen: boolean }>;
}

const DeskContext = createContext<ListDesk | undefined>(undefined);

function createDesk(): ListDesk {
  return {
    selection: createSelection<Content>(),
    shown: createHeld<readonly Content[]>([]),
    menu: createHeld<Content | undefined>(undefined),
    dialog: createHeld<{ asked?: DeskDialog; isOpen: boolean }>({ isOpen: false }),
  };
}

export function DeskProvider({ children }: { children: ReactNode }) {
  const [desk] = useState(createDesk);
  return <DeskContext value={desk}>{children}</DeskContext>;
}

export function useDesk(): ListDesk {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error("No DeskProvider above");
  return desk;
}
