import { type Texts, textsOf } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import type { Sent } from "../send/sent.ts";
import { scheduleSave } from "./autosave.ts";
import { type Draft, isWaiting, type Queued } from "./draft.ts";
import { changedIn, contentsOf, freshMeta, mergeMeta, metaOf, supersededBy, typedIn } from "./draft-meta.ts";
import {
  type DiscardedDraft,
  nothingSaved,
  type SaveState,
  type Step,
  type StoredDraft,
  withState,
} from "./draft-state.ts";

function fill(step: Step, texts: Texts): Step {
  const slots = new Set(step.form.slots.map(({ name }) => name));
  const filled = Object.fromEntries(Object.entries(texts).filter(([name]) => slots.has(name)));
  const form = { ...step.form, texts: { ...step.form.texts, ...filled } };
  return withState({ ...step, form }, {}, { type: "fillForm", texts: filled });
}

/** The form shows another version where nothing was typed. */
function show(step: Step, shown: Content): Step {
  const initial = textsOf(step.form.slots, shown);
  const form = { ...step.form, initial };
  return withState({ ...step, form }, { shown }, { type: "rebaseForm", initial });
}

/** A draft can have gone on from a newer version than the form shows. */
function catchUp(step: Step, base: Content | undefined): Step {
  const version = step.state.shown?.sys.version ?? 0;
  return base !== undefined && base.sys.version > version ? show(step, base) : step;
}

/** Brings a stored draft back into the form; `typed` was typed before and stays. */
function restore(step: Step, { draft, base }: StoredDraft, typed: Texts): Step {
  const caughtUp = catchUp(step, base);
  if (draft === undefined) {
    return withState(caughtUp, { stored: { texts: {}, base: undefined, isUnread: false } });
  }
  const { shown } = caughtUp.state;
  const meta = metaOf({ draft, shown, base, form: caughtUp.form, typed });
  const filled = fill(caughtUp, { ...caughtUp.form.initial, ...draft.texts, ...typed });
  const stored = { texts: draft.texts, base: base ?? step.state.stored.base, isUnread: false };
  if (contentsOf(meta, filled.form) === undefined) {
    return withState(filled, { stored, meta: freshMeta(shown) });
  }
  return withState(filled, {
    stored,
    meta,
    restored: { ...draft, version: meta.version, superseded: [...meta.superseded] },
    saveState: savedOf(draft),
  });
}

function savedOf(draft: Draft | undefined): SaveState {
  return draft === undefined ? nothingSaved : { state: "saved", at: new Date(draft.savedAt) };
}

/** The form shows what another tab stored. */
export function showStored(step: Step, { draft, base }: StoredDraft): Step {
  const caughtUp = catchUp(step, base);
  const filled = fill(caughtUp, { ...caughtUp.form.initial, ...draft?.texts });
  return withState(filled, { restored: undefined, saveState: savedOf(draft), isOpen: true });
}

/** `found` is `undefined` if the device refused: it is read again before anything is saved. */
export function beginEditing(step: Step, found: StoredDraft | undefined, isReadOnly: boolean): Step {
  const { received } = step.state;
  const editing = withState(step, { phase: { name: "editing" }, received: {}, isOpen: true });
  if (found === undefined) return takeTexts(scheduleSave(unread(editing)), received);
  const fresh = { meta: freshMeta(step.state.shown), restored: undefined, saveState: nothingSaved };
  const clean = isReadOnly ? withState(fill(editing, step.form.initial), fresh) : editing;
  const restored = restore(clean, found, isReadOnly ? {} : typedIn(step.form));
  const isDue = found.draft !== undefined || Object.keys(changedIn(restored.form)).length > 0;
  return takeTexts(isDue ? scheduleSave(restored) : restored, received);
}

function unread(step: Step): Step {
  const stored = { ...step.state.stored, isUnread: true };
  return withState(step, { stored, saveState: { state: "refused" } });
}

/** A draft that couldn't be read at first is merged with what was typed since. */
export function restoreLate(step: Step, found: StoredDraft): Step {
  const { meta: since } = step.state;
  const restored = restore(step, found, typedIn(step.form));
  if (found.draft === undefined) return restored;
  return withState(restored, { meta: mergeMeta(restored.state.meta, since, []) });
}

/** What is typed and not stored yet. */
export function unsavedTexts({ state, form }: Step): Texts {
  const entries = Object.entries(changedIn(form));
  return Object.fromEntries(entries.filter(([name, text]) => state.stored.texts[name] !== text));
}

/** Merges texts of another tab: where something unsaved was typed here, theirs is superseded. */
export function takeTexts(step: Step, texts: Texts): Step {
  const unsaved = unsavedTexts(step);
  const others = Object.entries(texts).filter(([name, text]) => (step.form.texts[name] ?? "") !== text);
  if (others.length === 0) return step;
  const isFree = ([name]: [string, string]) => !Object.hasOwn(unsaved, name);
  const filled = scheduleSave(fill(takeBack(step), Object.fromEntries(others.filter(isFree))));
  const superseded = others.filter((each) => !isFree(each)).map(([name, text]) => ({ name, text }));
  if (superseded.length === 0) return filled;
  const { meta, restored } = filled.state;
  const merged = { ...meta, superseded: [...meta.superseded, ...superseded] };
  const { memberId, at } = step.form;
  const nothing = { memberId, contentTypeId: "", title: "", texts: {}, savedAt: at };
  const draft = { ...nothing, ...contentsOf(merged, filled.form) };
  return withState(filled, {
    meta: merged,
    restored: { ...draft, ...restored, superseded: [...merged.superseded] },
  });
}

/** Resets the form; the note of what was sent belongs to the discarded draft. */
export function discard(step: Step): Step {
  const fresh = withState(step, { meta: freshMeta(step.state.shown), restored: undefined });
  return scheduleSave(fill(fresh, step.form.initial));
}

/** Merges a restored draft with what was typed and sent since the discard. */
export function undoDiscard(step: Step, { meta, texts, restored }: DiscardedDraft): Step {
  const typed = changedIn(step.form);
  const merged = mergeMeta(meta, step.state.meta, supersededBy(typed, texts));
  const back = restored && { ...restored, superseded: [...merged.superseded] };
  return scheduleSave(fill(withState(step, { meta: merged, restored: back }), { ...texts, ...typed }));
}

/** Notes a write before it is sent, and forgets it when its end is known. */
export function markSent(step: Step, sent: Sent | undefined): Step {
  const { meta } = step.state;
  const slots = sent === undefined ? [] : Object.keys(changedIn(step.form));
  return withState(step, { meta: { ...meta, sent, sentSlots: [...new Set([...meta.sentSlots, ...slots])] } });
}

/** A publish of what is typed waits for a connection, or no longer does. */
export function queue(step: Step, queued: Queued | undefined): Step {
  return withState(step, { meta: { ...step.state.meta, queued }, isTakenBack: false });
}

/** The member publishes it again: it was changed, or is not to be published. */
export function takeBack(step: Step): Step {
  const { queued } = step.state.meta;
  return queued === undefined
    ? step
    : withState(queue(step, undefined), { isTakenBack: isWaiting({ queued }) });
}

/** The changes go on from another version; `texts` is what that one has where nothing was typed. */
export function rebase(step: Step, onto: Content, texts: Texts): Step {
  const free = takeBack(step);
  const meta = { ...free.state.meta, base: onto, version: onto.sys.version, choices: {} };
  return scheduleSave(fill(show(withState(free, { meta }), onto), texts));
}
