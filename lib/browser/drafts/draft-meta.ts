import { clip } from "#lib/fields/clip-text.ts";
import type { Choices } from "#lib/fields/compare/compare-choices.ts";
import { type Slot, titleText } from "#lib/fields/form/form-slot.ts";
import { changedTexts, type Texts } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import { isArrived, type Sent } from "../send/sent.ts";
import type { Draft, DraftTarget, Queued, SupersededText } from "./draft.ts";

/** The form of a draft at one moment. */
export interface DraftForm {
  memberId: string;
  slots: readonly Slot[];
  /** The slot that names the item. */
  titleSlot: string;
  /** What the form was filled with at first, which the member did not type. */
  prefilled: Texts;
  initial: Texts;
  texts: Texts;
  /** RFC 3339. */
  at: string;
}

/** What belongs to a draft besides the texts in the form. */
export interface DraftMeta {
  /** The Content that the changes began from, as far as it is known; a new item has none. */
  base: Content | undefined;
  /** Its `sys.version`, which is known even if the Content is not. */
  version: number | undefined;
  sent: Sent | undefined;
  queued: Queued | undefined;
  /** Slots of which something was sent: one of them that has its initial text again is a change too. */
  sentSlots: readonly string[];
  /** Texts for which the type has no slot any more. */
  orphaned: Texts;
  superseded: readonly SupersededText[];
  choices: Choices;
}

/** What is stored of a draft, without its key and time. */
export type DraftContents = Omit<Draft, keyof DraftTarget | "memberId" | "savedAt">;

const titleMax = 200;

export const changedIn = ({ initial, texts }: DraftForm): Texts => changedTexts(initial, texts);
export const typedIn = (form: DraftForm): Texts => changedTexts(form.prefilled, changedIn(form));

export function freshMeta(content: Content | undefined): DraftMeta {
  const nothing = {
    sent: undefined,
    queued: undefined,
    sentSlots: [],
    orphaned: {},
    superseded: [],
    choices: {},
  };
  return { base: content, version: content?.sys.version, ...nothing };
}

interface Restoring {
  draft: Draft;
  /** What the form shows; a new item has none. */
  shown: Content | undefined;
  /** The Content that the draft began from, if it is stored and another one than `shown`. */
  base: Content | undefined;
  form: DraftForm;
  /** What was typed before the draft was loaded: it stays and supersedes the draft's texts. */
  typed: Texts;
}

/** The metadata of a stored draft; its texts that have a slot are for the form. */
export function metaOf({ draft, shown, base, form, typed }: Restoring): DraftMeta {
  const hasArrived =
    shown !== undefined && draft.sent !== undefined && isArrived(shown, draft.sent, form.memberId);
  const shownVersion = shown?.sys.version;
  const isOfShown = hasArrived || shownVersion === draft.version;
  // A change must not claim to be made from a newer version than the form shows.
  const seenVersion = draft.version && Math.min(draft.version, shownVersion ?? draft.version);
  const slots = new Set(form.slots.map(({ name }) => name));
  const entries = Object.entries(draft.texts);
  const isAsQueued = !hasArrived && Object.keys(typed).length === 0;
  return {
    base: isOfShown ? shown : base,
    version: isOfShown ? shownVersion : seenVersion,
    sent: hasArrived ? undefined : draft.sent,
    queued: isAsQueued ? draft.queued : undefined,
    sentSlots: Object.keys(draft.texts),
    orphaned: Object.fromEntries(entries.filter(([name]) => !slots.has(name))),
    superseded: [...(draft.superseded ?? []), ...supersededBy(typed, draft.texts)],
    choices: draft.choices ?? {},
  };
}

/** The texts whose slot holds another text that was typed. */
export function supersededBy(typed: Texts, texts: Texts): SupersededText[] {
  return Object.entries(texts)
    .filter(([name, text]) => Object.hasOwn(typed, name) && typed[name] !== text && text !== "")
    .map(([name, text]) => ({ name, text }));
}

/** The metadata of a draft that comes back, with what was sent and superseded since. */
export function mergeMeta(
  before: DraftMeta,
  since: DraftMeta,
  superseded: readonly SupersededText[],
): DraftMeta {
  return {
    ...before,
    sent: since.sent ?? before.sent,
    queued: undefined,
    sentSlots: [...new Set([...before.sentSlots, ...since.sentSlots])],
    superseded: [...before.superseded, ...since.superseded, ...superseded],
  };
}

/** What is stored of a form now; `undefined` if there is nothing to store. */
export function contentsOf(meta: DraftMeta, form: DraftForm): DraftContents | undefined {
  const { version, sent, queued, sentSlots, orphaned, superseded, choices } = meta;
  const texts = { ...orphaned, ...changedIn(form) };
  const isNothing = Object.keys(texts).length === 0 && superseded.length === 0;
  if (isNothing && sent === undefined && queued === undefined) return undefined;
  const textOf = (name: string) => form.texts[name] ?? "";
  const ofSent = sent === undefined ? [] : sentSlots.map((name) => [name, textOf(name)]);
  return {
    ...(version !== undefined && { version }),
    title: clip(titleText(form.slots, form.titleSlot, textOf), titleMax),
    texts: { ...orphaned, ...Object.fromEntries(ofSent), ...changedIn(form) },
    ...(sent !== undefined && { sent }),
    ...(queued !== undefined && { queued }),
    ...(superseded.length > 0 && { superseded: [...superseded] }),
    ...(Object.keys(choices).length > 0 && { choices }),
  };
}
