import {
  afterFailedSave,
  afterSave,
  cancelSave,
  load,
  save,
  saveBeforeLeaving,
  saveNow,
  scheduleSave,
} from "./autosave.ts";
import { type DraftForm, typedIn } from "./draft-meta.ts";
import {
  closedDraft,
  type DraftEvent,
  type DraftState,
  type Step,
  type StoredDraft,
  withState,
} from "./draft-state.ts";
import {
  beginEditing,
  discard,
  markSent,
  queue,
  rebase,
  restoreLate,
  showStored,
  takeBack,
  undoDiscard,
} from "./draft-steps.ts";
import {
  ask,
  asked,
  close,
  end,
  given,
  locked,
  lockLost,
  read,
  settle,
  showsStored,
  waitForLock,
} from "./draft-tabs.ts";

/**
 * A draft in one tab: the next state after an event, and its effects. One tab edits a draft and saves it; the others
 * show the stored draft and can take it over (decision 23).
 */
export function reduceDraft(state: DraftState, event: DraftEvent, form: DraftForm): Step {
  const step: Step = { state, form, effects: [] };
  const { phase } = state;
  const isEditing = phase.name === "editing";
  // A write from before another tab got the lock says nothing about what is stored now.
  const isOldWrite = showsStored(phase) || phase.name === "loading";
  switch (event.type) {
    case "open":
      return withState(phase.name === "closing" ? end(step) : step, {
        ...closedDraft(event.content),
        phase: { name: "opening" },
      });
    case "close":
      return close(step);
    case "named":
      return withState(step, { name: event.name });
    case "locked":
      return locked(step);
    case "lockRefused":
      if (phase.name !== "opening") return step;
      if (Object.keys(typedIn(form)).length === 0) return read(step, {}, waitForLock);
      return ask(withState(step, {}, waitForLock), false);
    case "lockLost":
      return lockLost(step);
    case "takeOver":
      if (phase.name === "asking") return ask(step, phase.isReadOnly);
      if (phase.name === "releasing") return withState(step, { phase: { ...phase, isWanted: true } });
      return phase.name === "reading" ? ask(step, true) : step;
    case "askTimeout":
      return phase.name === "asking" ? withState(step, {}, { type: "lock", how: "steal" }) : step;
    case "asked":
      return asked(step);
    case "given":
      return given(step, event.texts);
    case "storedChange":
      // The tab that edits has stored what it received, or something newer.
      return showsStored(phase) ? load(withState(step, { received: {} })) : step;
    case "loaded":
      return event.id === state.loadId ? loaded(step, event.found) : step;
    case "change":
      return isEditing ? scheduleSave(takeBack(step)) : step;
    case "flush":
      return event.isLeaving ? saveBeforeLeaving(step) : saveNow(step);
    case "saveSlow":
      return state.autosave.name === "writing" ? withState(step, { saveState: { state: "saving" } }) : step;
    case "saved":
      return isOldWrite ? afterSave(step) : saved(step, event);
    case "saveFailed":
      return isOldWrite ? afterSave(step) : settle(afterFailedSave(step));
    case "sent":
      if (event.sent === state.meta.sent) return step;
      if (!isEditing && phase.name !== "releasing") return step;
      return saveNow(scheduleSave(markSent(step, event.sent)));
    case "queue":
      if (!isEditing || event.queued === state.meta.queued) return step;
      return saveNow(scheduleSave(queue(step, event.queued)));
    case "takeBack":
      return takenBack(step);
    case "choose":
      if (!isEditing) return step;
      return scheduleSave(withState(step, { meta: { ...state.meta, choices: event.choices } }));
    case "rebase":
      return isEditing ? rebase(step, event.onto, event.texts) : step;
    case "discard":
      return isEditing ? discard(step) : step;
    case "undoDiscard":
      if (isEditing) return undoDiscard(step, event.before);
      // The tab that edits by now takes the texts.
      return withState(step, {}, { type: "give", texts: event.before.texts });
    case "published":
      if (!isEditing) return step;
      return cancelSave(withState(step, { phase: { name: "published" } }));
  }
}

/** What is being read or written may be from before. */
function takenBack(step: Step): Step {
  const { phase, meta } = step.state;
  if (phase.name === "loading") return load(step);
  const isOpen = phase.name === "editing" || phase.name === "releasing" || phase.name === "closing";
  return isOpen && meta.queued !== undefined ? saveNow(scheduleSave(takeBack(step))) : step;
}

function loaded(step: Step, found: StoredDraft | undefined): Step {
  const { phase } = step.state;
  switch (phase.name) {
    case "reading":
    case "asking":
      return showsStored(phase) ? showStored(step, found ?? {}) : step;
    case "loading": {
      const editing = beginEditing(step, found, phase.isReadOnly);
      return phase.isAsked ? asked(editing) : editing;
    }
    case "editing":
    case "releasing":
    case "closing":
      return found === undefined ? settle(afterFailedSave(step)) : save(restoreLate(step, found));
    default:
      return step;
  }
}

function saved(step: Step, { contents, base, at }: Extract<DraftEvent, { type: "saved" }>): Step {
  const { stored } = step.state;
  const after = withState(step, {
    saveState: contents === undefined ? { state: "nothing" } : { state: "saved", at },
    stored: {
      texts: contents?.texts ?? {},
      base: contents && (base ?? stored.base),
      isUnread: false,
    },
  });
  return settle(afterSave(after));
}
