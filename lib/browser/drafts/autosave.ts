import { contentsOf } from "./draft-meta.ts";
import { type Autosave, type DraftEffect, type Step, withState } from "./draft-state.ts";

const pauseMilliseconds = 600;
const retryMilliseconds = 3_000;

/**
 * Saves the first change at once and the next ones within a second of the last keystroke (reliability.md, "the tab
 * crashes"), one write at a time unless the page may be closing.
 */
export function scheduleSave(step: Step): Step {
  const { autosave, hasChanged } = step.state;
  switch (autosave.name) {
    case "writing":
      if (autosave.next !== "nothing") return step;
      return withState(step, { autosave: { ...autosave, next: "later" } }, saveIn(pauseMilliseconds));
    case "scheduled":
      if (!autosave.isRetry) return step;
      break;
    case "idle":
  }
  const wait = saveIn(hasChanged ? pauseMilliseconds : 0);
  return withState(step, { autosave: { name: "scheduled", isRetry: false }, hasChanged: true }, wait);
}

/** Saves at once what is due. */
export function saveNow(step: Step): Step {
  const { autosave } = step.state;
  switch (autosave.name) {
    case "idle":
      return step;
    case "scheduled":
      return write(step);
    case "writing":
      if (autosave.next === "nothing") return step;
      return withState(step, { autosave: { ...autosave, next: "now" } }, stopTimer);
  }
}

/**
 * Saves at once what is due, also during another write: a closing page may be gone before that one ends. A page that
 * stays open saves once more after both, as one may fail, or remove what the other relies on.
 */
export function saveBeforeLeaving(step: Step): Step {
  const { autosave, stored } = step.state;
  if (autosave.name !== "writing" || autosave.next === "nothing" || stored.isUnread) return saveNow(step);
  const writesUnderWay = autosave.writesUnderWay + 1;
  return save(withState(step, { autosave: { name: "writing", writesUnderWay, next: "now" } }, stopTimer));
}

export function cancelSave(step: Step): Step {
  const { autosave, stored } = step.state;
  // A stored draft that is still being read is not written over.
  const isWriting = autosave.name === "writing" && !stored.isUnread;
  return withState(
    step,
    { autosave: isWriting ? writing(autosave.writesUnderWay) : { name: "idle" } },
    stopTimer,
  );
}

export function afterSave(step: Step): Step {
  const { autosave } = step.state;
  if (autosave.name !== "writing") return step;
  const writesUnderWay = autosave.writesUnderWay - 1;
  if (writesUnderWay > 0) return withState(step, { autosave: { ...autosave, writesUnderWay } });
  if (autosave.next === "now") return write(step);
  const isDue = autosave.next === "later";
  return withState(step, { autosave: isDue ? { name: "scheduled", isRetry: false } : { name: "idle" } });
}

/** The device may take it later, without another keystroke. */
export function afterFailedSave(step: Step): Step {
  const refused = withState(step, { saveState: { state: "refused" } });
  const after = afterSave(refused);
  if (after.state.autosave.name !== "idle" || after.state.phase.name !== "editing") return after;
  return withState(after, { autosave: { name: "scheduled", isRetry: true } }, saveIn(retryMilliseconds));
}

function write(step: Step): Step {
  const begun = withState(step, { autosave: writing(1) }, stopTimer);
  return step.state.stored.isUnread ? load(begun) : save(begun);
}

/** Stores what is in the form now. */
export function save(step: Step): Step {
  const { meta, stored } = step.state;
  const base = meta.base === stored.base ? undefined : meta.base;
  return withState(step, {}, { type: "save", contents: contentsOf(meta, step.form), base });
}

export function load(step: Step): Step {
  const { shown, loadId } = step.state;
  return withState(step, { loadId: loadId + 1 }, { type: "load", id: loadId + 1, shown });
}

const writing = (writesUnderWay: number): Autosave => ({ name: "writing", writesUnderWay, next: "nothing" });
const stopTimer: DraftEffect = { type: "timer", timer: "save" };
const saveIn = (milliseconds: number): DraftEffect => ({ type: "timer", timer: "save", milliseconds });
