import type { Desk } from "#components/content/editor/desk.ts";
import { type ComparedSlot, compareSlots } from "#lib/content/compare-slots.ts";
import { type Texts, textsOf } from "#lib/content/form-text.ts";
import type { Content } from "#lib/space/content.ts";

/** What lies on the desk, against a version that came meanwhile. */
export function compareDesk({ form, draft, content }: Desk, theirs: Content): ComparedSlot[] {
  const from = draft.base();
  const base = from && textsOf(form.slots, from);
  const changed = form.changed();
  const theirTexts = textsOf(form.slots, theirs);
  const mine = { ...(base ?? theirTexts), ...changed };
  const compared = compareSlots(form.slots, { base, mine, theirs: theirTexts });
  // The form shows another version than the base: that a text is the base's again was somebody's wish.
  const isBaseHidden = from?.sys.version !== content?.sys.version;
  return compared.map((each) =>
    isBaseHidden && each.kind === "onlyTheirs" && isTyped(each, changed) ? { ...each, kind: "both" } : each,
  );
}

function isTyped({ slot, mine, theirs }: ComparedSlot, changed: Texts): boolean {
  return Object.hasOwn(changed, slot.name) && mine !== theirs;
}

/** What a version has in the slots that nobody has touched here. */
export function untouchedTexts(compared: readonly ComparedSlot[]): Texts {
  return Object.fromEntries(
    compared.filter(({ kind }) => kind === "onlyTheirs").map(({ slot, theirs }) => [slot.name, theirs]),
  );
}
