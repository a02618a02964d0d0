import { clip } from "#lib/fields/clip-text.ts";
import type { Choices } from "#lib/fields/compare/compare-choices.ts";
import type { FormState } from "#lib/fields/form/form-state.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import { isArrived, type Sent } from "../send/sent.ts";
import type { Aside, Draft } from "./draft.ts";
import type { Writing } from "./draft-place.ts";

/** What belongs to a draft besides what stands in the form. */
export interface DraftKit {
  /** The Content that the writing began from, as far as it is known; a new item has none. */
  base: Content | undefined;
  /** Its `sys.version`, which is known also where it is not. */
  version: number | undefined;
  sent: Sent | undefined;
  /** The slots of which something was sent: that one of them stands as it came says something too. */
  sentSlots: readonly string[];
  /** Texts that the type has no slot for any more. */
  strangers: Texts;
  aside: readonly Aside[];
  choices: Choices;
}

const titleMax = 200;

export function freshKit(content: Content | undefined): DraftKit {
  const version = content?.sys.version;
  const nothing = { sent: undefined, sentSlots: [], strangers: {}, aside: [], choices: {} };
  return { base: content, version, ...nothing };
}

interface Restoring {
  draft: Draft;
  /** What the form shows; a new item has none. */
  content: Content | undefined;
  /** The Content that the draft began from, when it is another one than `content`, and kept. */
  base: Content | undefined;
  form: FormState;
  memberId: string;
  /** What was typed before the draft was there: it stays, and what it takes the place of is put aside. */
  typed: Texts;
}

/** What a draft brings; its texts that have a slot are for the form. */
export function kitOf({ draft, content, base, form, memberId, typed }: Restoring): DraftKit {
  const hasArrived =
    content !== undefined && draft.sent !== undefined && isArrived(content, draft.sent, memberId);
  const shownVersion = content?.sys.version;
  const isOfShown = hasArrived || shownVersion === draft.version;
  // Nobody may claim to have seen more than the form shows.
  const seenVersion = draft.version && Math.min(draft.version, shownVersion ?? draft.version);
  const slots = new Set(form.slots.map(({ name }) => name));
  const entries = Object.entries(draft.texts);
  return {
    base: isOfShown ? content : base,
    version: isOfShown ? shownVersion : seenVersion,
    sent: hasArrived ? undefined : draft.sent,
    sentSlots: Object.keys(draft.texts),
    strangers: Object.fromEntries(entries.filter(([name]) => !slots.has(name))),
    aside: [...(draft.aside ?? []), ...outrunBy(typed, draft.texts)],
    choices: draft.choices ?? {},
  };
}

/** The texts that lose their slot to what was typed there. */
export function outrunBy(typed: Texts, texts: Texts): Aside[] {
  return Object.entries(texts)
    .filter(([name, text]) => Object.hasOwn(typed, name) && typed[name] !== text && text !== "")
    .map(([name, text]) => ({ name, text }));
}

/** A draft that was discarded comes back to what has been sent since, and to what has no slot any more. */
export function reunited(before: DraftKit, since: DraftKit, aside: readonly Aside[]): DraftKit {
  return {
    ...before,
    sent: since.sent ?? before.sent,
    sentSlots: [...new Set([...before.sentSlots, ...since.sentSlots])],
    aside: [...before.aside, ...since.aside, ...aside],
  };
}

/** Whether there is nothing to keep. */
export function isNothing({ sent, strangers, aside }: DraftKit, form: FormState): boolean {
  const texts = [form.changed(), strangers].flatMap(Object.keys);
  return texts.length === 0 && aside.length === 0 && sent === undefined;
}

/** What is kept of a form now. */
export function writingOf(kit: DraftKit, form: FormState, titleSlot: string): Writing {
  const { version, sent, sentSlots, strangers, aside, choices } = kit;
  const ofSent = sent === undefined ? [] : sentSlots.map((name) => [name, form.text(name)]);
  return {
    ...(version !== undefined && { version }),
    title: clip(form.text(titleSlot), titleMax),
    texts: { ...strangers, ...Object.fromEntries(ofSent), ...form.changed() },
    savedAt: new Date().toISOString(),
    ...(sent !== undefined && { sent }),
    ...(aside.length > 0 && { aside: [...aside] }),
    ...(Object.keys(choices).length > 0 && { choices }),
  };
}
