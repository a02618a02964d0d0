import { createContext, type ReactNode, use, useState } from "react";
import type { Choosing } from "#components/list/choosing.ts";
import { createHeld, type Held } from "#lib/browser/held.ts";
import { createSelection } from "#lib/browser/list/selection.ts";
import type { Media } from "#lib/space/media.ts";

/** What the parts of the library share; it never changes itself. */
export interface LibraryDesk extends Choosing<Media> {
  /** What a member is asked about before it goes. */
  question: Held<RemovalQuestion>;
}

export interface RemovalQuestion {
  asked: readonly Media[];
  isOpen: boolean;
}

const DeskContext = createContext<LibraryDesk | undefined>(undefined);

export function LibraryDeskProvider({ children }: { children: ReactNode }) {
  const [desk] = useState<LibraryDesk>(() => ({
    selection: createSelection<Media>(),
    shown: createHeld<readonly Media[]>([]),
    question: createHeld<RemovalQuestion>({ asked: [], isOpen: false }),
  }));
  return <DeskContext value={desk}>{children}</DeskContext>;
}

export function useLibraryDesk(): LibraryDesk {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error("No LibraryDeskProvider above");
  return desk;
}
