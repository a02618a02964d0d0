import type { EditorModel } from "#components/editor/use-editor-model.ts";
import { type ComparedSlot, compareSlots } from "#lib/fields/compare/compare-slots.ts";
import { type Texts, textsOf } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";

/** Compares the form with a newer version. */
export function compareForm(
  { form, draft }: Pick<EditorModel, "form" | "draft">,
  theirs: Content,
): ComparedSlot[] {
  const from = draft.base();
  const base = from && textsOf(form.slots, from);
  const changed = form.changed();
  const theirTexts = textsOf(form.slots, theirs);
  const mine = { ...(base ?? theirTexts), ...changed };
  const compared = compareSlots(form.slots, { base, mine, theirs: theirTexts });
  return compared.map((each) =>
    each.kind === "onlyTheirs" && isTyped(each, changed) && isBaseHidden(each, form.initial)
      ? { ...each, kind: "both" }
      : each,
  );
}

function isTyped({ slot, mine, theirs }: ComparedSlot, changed: Texts): boolean {
  return Object.hasOwn(changed, slot.name) && mine !== theirs;
}

/** The form started with another text: the member has typed the base's text again. */
function isBaseHidden({ slot, base }: ComparedSlot, shown: Texts): boolean {
  return base !== shown[slot.name];
}

/** The texts of a version in the slots that are unchanged here. */
export function untouchedTexts(compared: readonly ComparedSlot[]): Texts {
  return Object.fromEntries(
    compared
      .filter(({ kind, base, mine }) => kind === "onlyTheirs" || mine === base)
      .map(({ slot, theirs }) => [slot.name, theirs]),
  );
}
