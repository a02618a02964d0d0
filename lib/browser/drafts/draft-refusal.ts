import { createStore } from "../store.ts";
import type { Draft } from "./draft.ts";

/** What could not be done with a draft. */
export interface DraftRefusal {
  what: "discardFailed" | "undoFailed" | "undoRefused" | "takeBackFailed";
  draft: Draft;
  /** Tries the same once more, where that can help. */
  again?: () => void;
}

/** Of this page: it outlives the home page, whose drafts can still be restored from other pages. */
export const draftRefusal = createStore<DraftRefusal | undefined>(undefined);
