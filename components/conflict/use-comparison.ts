import { useLocale } from "next-intl";
import { createContext, use, useState } from "react";
import type { EditorModel } from "#components/editor/use-editor-model.ts";
import { useEditor } from "#components/fields/form-context.ts";
import { useWords } from "#components/fields/use-words.ts";
import { useReferNames } from "#lib/browser/content/use-targets.ts";
import { type Choices, withChosen } from "#lib/fields/compare/compare-choices.ts";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { shownSlot } from "#lib/fields/form.ts";
import { targetName } from "#lib/fields/refer/display.ts";
import { refersIn } from "#lib/fields/refer/form.ts";
import { readRichText } from "#lib/fields/rich-text/rich-text.ts";
import { richTextLines } from "#lib/fields/rich-text/rich-text-words.ts";
import type { Content } from "#lib/space/content.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { compareForm } from "./compare-form.ts";

/** Compares the form with another version; the choices are stored with the draft. */
export function useComparison(model: EditorModel, theirs: Content) {
  const language = useLocale();
  const { locales, naming } = useEditor();
  const [choices, setChoices] = useState<Choices>(() => model.draft.choices());
  const compared = compareForm(model, theirs);
  const refers = compared.flatMap(({ slot, base = "", mine, theirs: other }) =>
    [base, mine, other].flatMap((text) => refersIn(slot.field, text)),
  );
  const { data: named = [] } = useReferNames(refers, naming);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const words = useWords({
    moment: (at) => at.replace("T", " "),
    refer: (display) => (display.kind === "closed" ? names.get(display.id) : targetName(display)) ?? "…",
    document: (document) => [...richTextLines(readRichText(document), () => "⁂")].join("\n"),
    between: "\n",
  });

  function keep(next: Choices): void {
    setChoices(next);
    model.draft.choose(next);
  }

  return {
    compared,
    choices,
    choose(one: ComparedSlot, take: "mine" | "theirs" | "hand", text?: string) {
      keep(withChosen(choices, [one], take, text));
    },
    chooseAll(take: "mine" | "theirs") {
      const all = compared.filter(({ kind }) => kind === "both");
      keep(withChosen(choices, all, take));
    },
    /** The text of a slot for display. */
    spoken: ({ field }: Slot, text: string) => words(shownSlot(field, text, naming)) ?? "",
    /** "Title", and the name of its language where it has one. */
    named: ({ field, locale }: Slot) => ({
      label: wordsIn(field.label, language),
      language: field.localized ? locales.find(({ id }) => id === locale)?.name : undefined,
    }),
  };
}

interface ConflictValue extends ReturnType<typeof useComparison> {
  /** Goes to the field in the editor. */
  writeIn: (slot: Slot) => void;
  /** The name of the author of the other version, if known. */
  author: string | undefined;
  /** The other version is by the same member. */
  isOwn: boolean;
}

const ConflictContext = createContext<ConflictValue | undefined>(undefined);

export const ConflictProvider = ConflictContext.Provider;

export function useConflictValue(): ConflictValue {
  const value = use(ConflictContext);
  if (value === undefined) throw new Error("Not inside of a comparison.");
  return value;
}

/** The `id` of the radio button of one side. */
export function choiceId({ name }: Slot, take: "mine" | "theirs" | "hand"): string {
  return `choice-${take}-${name}`;
}
