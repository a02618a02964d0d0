import type { Choices } from "#lib/fields/compare/compare-choices.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import type { Sent } from "../send/sent.ts";
import type { Draft, Queued } from "./draft.ts";
import { type DraftContents, type DraftForm, type DraftMeta, freshMeta } from "./draft-meta.ts";

/** What a draft does in this tab; `isReadOnly`: the form shows the draft as another tab stores it. */
export type DraftPhase =
  | { name: "closed" }
  /** Requests the lock of the draft. */
  | { name: "opening" }
  /** Another tab edits the draft. */
  | { name: "reading" }
  /** This tab asked the other one for the lock. */
  | { name: "asking"; isReadOnly: boolean }
  /** This tab has the lock and loads the stored draft. `isAsked`: another tab waits for the lock. */
  | { name: "loading"; isReadOnly: boolean; isAsked: boolean }
  | { name: "editing" }
  /** Another tab asked for the lock: saves first. `isWanted`: the member wants to edit here after all. */
  | { name: "releasing"; isWanted: boolean }
  /** Nothing is saved any more. */
  | { name: "published" }
  /** The form is gone: saves and releases the lock. */
  | { name: "closing"; isAsked: boolean };

/** The write that is due; `next`: what follows the writes under way. */
export type Autosave =
  | { name: "idle" }
  | { name: "scheduled"; isRetry: boolean }
  | { name: "writing"; writesUnderWay: number; next: "nothing" | "later" | "now" };

/** What the editor says of a draft. */
export type SaveState =
  | { state: "nothing" }
  | { state: "saving" }
  | { state: "saved"; at: Date }
  /** The device refused, so the text exists only in this tab. */
  | { state: "refused" };

export interface DraftState {
  phase: DraftPhase;
  autosave: Autosave;
  saveState: SaveState;
  /** Something was changed before: only the first change is saved at once. */
  hasChanged: boolean;
  meta: DraftMeta;
  /** It waited for a connection until it was changed or taken back. */
  isTakenBack: boolean;
  /** The version that the form shows where nothing was typed; a new item has none. */
  shown: Content | undefined;
  /** `isUnread`: what the device has could not be read, so nothing may replace it yet. */
  stored: { texts: Texts; base: Content | undefined; isUnread: boolean };
  /** What another tab typed and may not have stored; merged when this tab edits. */
  received: Texts;
  /** The draft that came back from the device. */
  restored: Draft | undefined;
  /** Made by `draftName`. */
  name: string | undefined;
  /** Of the last load; the result of an older one is ignored. */
  loadId: number;
  /** The stored draft was loaded once. */
  isOpen: boolean;
}

/** A draft as the device has it. */
export interface StoredDraft {
  draft?: Draft | undefined;
  /** The Content that it began from, if that is another one than the form shows. */
  base?: Content | undefined;
}

/** A draft as it was before it was discarded. */
export interface DiscardedDraft {
  meta: DraftMeta;
  texts: Texts;
  restored: Draft | undefined;
}

export type DraftEvent =
  | { type: "open"; content: Content | undefined }
  | { type: "close" }
  | { type: "named"; name: string }
  | { type: "locked" }
  | { type: "lockRefused" }
  | { type: "lockLost" }
  | { type: "takeOver" }
  | { type: "askTimeout" }
  /** Another tab asks for the lock. */
  | { type: "asked" }
  /** Another tab released the lock; what it could not store comes with it. */
  | { type: "given"; texts: Texts }
  /** The stored draft was changed by any tab. */
  | { type: "storedChange" }
  /** Nothing is `found` if the device refused. */
  | { type: "loaded"; id: number; found: StoredDraft | undefined }
  | { type: "change" }
  | { type: "flush"; isLeaving?: boolean }
  | { type: "saveSlow" }
  | { type: "saved"; contents: DraftContents | undefined; base: Content | undefined; at: Date }
  | { type: "saveFailed" }
  | { type: "sent"; sent: Sent | undefined }
  | { type: "queue"; queued: Queued | undefined }
  | { type: "takeBack" }
  | { type: "choose"; choices: Choices }
  | { type: "rebase"; onto: Content; texts: Texts }
  | { type: "discard" }
  | { type: "undoDiscard"; before: DiscardedDraft }
  | { type: "published" };

export type DraftEffect =
  | { type: "fillForm"; texts: Texts }
  | { type: "rebaseForm"; initial: Texts }
  | { type: "load"; id: number; shown: Content | undefined }
  /** Removes the draft if there are no contents. */
  | { type: "save"; contents: DraftContents | undefined; base: Content | undefined }
  /** Restarts a timer; without a time, stops it. */
  | { type: "timer"; timer: "save" | "ask"; milliseconds?: number }
  | { type: "lock"; how: "wait" | "steal" }
  | { type: "unlock" }
  | { type: "ask" }
  | { type: "give"; texts: Texts }
  | { type: "end" };

/** A transition in the making. */
export interface Step {
  state: DraftState;
  form: DraftForm;
  effects: readonly DraftEffect[];
}

export type EditedIn = "thisTab" | "otherTab";

export function editedIn({ phase }: DraftState): EditedIn {
  const isElsewhere =
    phase.name === "reading" || phase.name === "releasing" || ("isReadOnly" in phase && phase.isReadOnly);
  return isElsewhere ? "otherTab" : "thisTab";
}

/**
 * The state of a publish without a connection. `inDoubt`: it waits, and may have arrived already; `failed`: it met a
 * conflict or a refusal; `takenBack`: the draft was changed or the publish cancelled since.
 */
export type QueueState = "waiting" | "inDoubt" | "failed" | "takenBack";

export function queueState(state: DraftState): QueueState | undefined {
  const { queued, sent } = state.meta;
  if (editedIn(state) === "otherTab") return undefined;
  if (queued === undefined) return state.isTakenBack ? "takenBack" : undefined;
  if (queued.hasFailed) return "failed";
  return sent === undefined ? "waiting" : "inDoubt";
}

export function withState(step: Step, state: Partial<DraftState>, ...effects: DraftEffect[]): Step {
  return { ...step, state: { ...step.state, ...state }, effects: [...step.effects, ...effects] };
}

export const nothingSaved: SaveState = { state: "nothing" };

export function closedDraft(content: Content | undefined): DraftState {
  return {
    phase: { name: "closed" },
    autosave: { name: "idle" },
    saveState: nothingSaved,
    hasChanged: false,
    meta: freshMeta(content),
    isTakenBack: false,
    shown: content,
    stored: { texts: {}, base: undefined, isUnread: false },
    received: {},
    restored: undefined,
    name: undefined,
    loadId: 0,
    isOpen: false,
  };
}
