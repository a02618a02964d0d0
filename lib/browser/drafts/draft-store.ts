import type { Choices } from "#lib/fields/compare/compare-choices.ts";
import { titleText } from "#lib/fields/form/form-slot.ts";
import type { FormState } from "#lib/fields/form/form-state.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import type { Sent } from "../send/sent.ts";
import { createListeners } from "../store.ts";
import { isWaiting, type Queued } from "./draft.ts";
import { runDraft } from "./draft-effects.ts";
import { reduceDraft } from "./draft-machine.ts";
import { changedIn, contentsOf, type DraftForm } from "./draft-meta.ts";
import {
  closedDraft,
  type DraftEffect,
  type DraftEvent,
  type DraftPhase,
  type DraftState,
} from "./draft-state.ts";
import type { DraftStorage } from "./draft-storage.ts";

export interface DraftOptions {
  memberId: string;
  /** What the form shows at first; a new item has none. */
  content: Content | undefined;
  form: FormState;
  /** The slot that names the item. */
  titleSlot: string;
  /** What the form was filled with at first, which the member did not type. */
  prefilled?: Texts | undefined;
  openStorage: () => Promise<DraftStorage>;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

const longestWaitMilliseconds = 1_000;

/** The draft of one form: saves what is typed on this device and restores what was saved before. */
export function createDraftStore(options: DraftOptions) {
  const { memberId, content, form, titleSlot, prefilled = {}, openStorage } = options;
  const listeners = createListeners();
  let state = closedDraft(content);
  let storage: Promise<DraftStorage> | undefined;
  let run: ((effect: DraftEffect) => void) | undefined;

  const titleNow = () => titleText(form.slots, titleSlot, form.text);

  const formNow = (): DraftForm => ({
    ...{ memberId, slots: form.slots, titleSlot, prefilled },
    ...{ initial: form.initial, texts: form.texts(), at: new Date().toISOString() },
  });

  function dispatch(event: DraftEvent): void {
    const step = reduceDraft(state, event, formNow());
    state = step.state;
    for (const effect of step.effects) run?.(effect);
    listeners.notify();
  }

  function when(isReached: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isReached()) return;
        stop();
        resolve();
      };
      const stop = listeners.subscribe(look);
      look();
    });
  }

  /** Resolves when no write is under way. */
  const whenSaved = () => when(() => state.autosave.name !== "writing");

  /** Saves at once what is due. `isLeaving`: the page may be closing. */
  async function flush(isLeaving = false): Promise<void> {
    dispatch({ type: "flush", isLeaving });
    await whenSaved();
  }

  async function markSent(sent: Sent | undefined): Promise<void> {
    dispatch({ type: "sent", sent });
    await whenSaved();
  }

  /**
   * Stores a discarded draft again, unless another one is stored by now; a device that refuses has none. It doesn't wait
   * to be published: only the member says so.
   */
  async function storeAgain({ meta }: Pick<DraftState, "meta">, discarded: DraftForm): Promise<void> {
    const contents = contentsOf({ ...meta, queued: undefined }, discarded);
    await whenSaved();
    try {
      const here = await storage;
      if (contents !== undefined) await here?.restore({ ...contents, savedAt: discarded.at }, meta.base);
    } catch {
      // The page of the draft is gone, so nothing can show the refusal.
    }
  }

  return {
    subscribe: listeners.subscribe,
    state: () => state,
    open(): void {
      dispatch({ type: "open", content });
      storage = openStorage();
      run = runDraft(form, storage, dispatch);
    },
    /** Saves what is due and releases the draft. */
    async close(): Promise<void> {
      if (isWaiting(state.meta)) void storage?.then(({ forget }) => forget());
      dispatch({ type: "close" });
      await whenSaved();
    },
    flush,
    title: titleNow,
    /** Whether nothing is lost if the form goes away now. */
    async isSafe(): Promise<boolean> {
      if (!takesText(state.phase) || Object.keys(form.changed()).length === 0) return true;
      const saved = when(() => state.phase.name === "editing").then(() => flush());
      const late = new Promise((resolve) => setTimeout(resolve, longestWaitMilliseconds, "late"));
      return (await Promise.race([saved, late])) !== "late" && state.saveState.state !== "refused";
    },
    /** Edits in this tab instead of the other one. */
    takeOver: () => dispatch({ type: "takeOver" }),
    sentBefore: () => state.meta.sent,
    /** Notes a write before it is sent, and forgets it when its end is known. */
    markSent,
    queued: () => state.meta.queued,
    /** Stores that a publish waits for a connection, or no longer does. */
    async queue(queued: Queued | undefined): Promise<void> {
      dispatch({ type: "queue", queued });
      await whenSaved();
    },
    /** Does not publish it when there is a connection. */
    takeBack: () => dispatch({ type: "takeBack" }),
    /** What the form shows where nothing was typed. */
    shown: () => state.shown,
    /** The Content that the changes began from, if it is known. */
    base: () => state.meta.base,
    choices: () => state.meta.choices,
    /** Choices between two versions are stored with the draft. */
    choose: (choices: Choices) => dispatch({ type: "choose", choices }),
    /** The changes go on from another version; `texts` is what that one has where nothing was typed. */
    rebase: (onto: Content, texts: Texts) => dispatch({ type: "rebase", onto, texts }),
    /** The form is as it was at first; returns how to undo that, also after the form is gone. */
    discard(): () => void {
      const [{ meta, restored }, discarded] = [state, formNow()];
      const before = { meta, restored, texts: changedIn(discarded) };
      dispatch({ type: "discard" });
      return () => {
        const isGone = state.phase.name === "closing" || state.phase.name === "closed";
        if (isGone) void storeAgain({ meta }, discarded);
        else dispatch({ type: "undoDiscard", before });
      };
    },
    /**
     * The draft is published as Content; what was typed since becomes a draft of that. Resolves to `false`, and stays
     * open, if the device does not store that one.
     */
    async markPublished({ sys, fields }: Content, since: Texts): Promise<boolean> {
      const { id: contentId, version } = sys;
      const here = await storage;
      const savedAt = new Date().toISOString();
      const [title, hasRest, { isUnread }] = [titleNow(), Object.keys(since).length > 0, state.stored];
      if (!isUnread) await flush();
      try {
        if (hasRest) await here?.writeOf(contentId, { version, title, texts: since, savedAt });
      } catch {
        await markSent({ at: savedAt, contentId, version: version - 1, fields });
        return false;
      }
      dispatch({ type: "published" });
      await whenSaved();
      if (!isUnread && (!hasRest || content === undefined)) await here?.remove().catch(() => {});
      return true;
    },
  };
}

/** Whether what is typed now is to be saved in this tab, at once or when the stored draft is loaded. */
function takesText(phase: DraftPhase): boolean {
  if (phase.name === "editing" || phase.name === "opening") return true;
  return (phase.name === "loading" || phase.name === "asking") && !phase.isReadOnly;
}
