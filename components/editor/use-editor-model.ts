import { useState } from "react";
import { flushSync } from "react-dom";
import { slotId } from "#components/fields/form-context.ts";
import type { DraftTarget } from "#lib/browser/drafts/draft.ts";
import { openDraftStorage } from "#lib/browser/drafts/draft-storage.ts";
import { type OpenDraft, useDraft } from "#lib/browser/drafts/use-draft.ts";
import { isTitledByText, titleFieldOf } from "#lib/content/type-words.ts";
import { slotName, slotsOf } from "#lib/fields/form/form-slot.ts";
import { createFormState, type FormState } from "#lib/fields/form/form-state.ts";
import { type Texts, textsOf } from "#lib/fields/form/form-text.ts";
import type { Problems } from "#lib/fields/form/problems.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { useOpenLocales } from "./use-open-locales.ts";

interface EditorModelOptions {
  memberId: string;
  type: ContentType;
  /** The default first. */
  localeIds: readonly string[];
  /** The locale to begin with: that of the interface language. */
  locale: string;
  content: Content | undefined;
  /** The draft of a new item; absent, one that no other tab has. */
  draftId: string | undefined;
  /** The title that a new item begins with. */
  title: string | undefined;
}

/** Where a preview is beside the form. */
const besidePreview = "(min-width: 90rem)";

/** The form and draft of an item, its current language, and the languages that are open. */
export function useEditorModel(options: EditorModelOptions) {
  const { memberId, type, localeIds, locale, content, draftId, title } = options;
  const naming = titleFieldOf(type);
  const titleSlot = slotName(naming?.apiName ?? "", (naming?.localized ? locale : localeIds[0]) ?? "");
  const [{ form, prefilled }] = useState(() => {
    const slots = slotsOf(type, localeIds, locale);
    const begun = createFormState(slots, textsOf(slots, content), content === undefined);
    const prefilled: Texts = title === undefined || !isTitledByText(type) ? {} : { [titleSlot]: title };
    begun.fill(prefilled);
    return { form: begun, prefilled };
  });
  const [language, setLanguage] = useState(locale);
  const { open, onOpen } = useOpenLocales(form, localeIds, locale);
  const [isPreviewing, setPreviewing] = useState(false);
  const contentId = content?.sys.id;
  const target: DraftTarget = { contentTypeId: type.id, contentId, draftId };
  const openStorage = () => openDraftStorage(memberId, target);
  const draft = useDraft({ memberId, content, form, titleSlot, prefilled, openStorage });

  function onLanguage(id: string) {
    onOpen(id);
    setLanguage(id);
  }

  function onGo(name: string) {
    const slot = form.slots.find((one) => one.name === name);
    flushSync(() => {
      if (slot?.field.localized) onLanguage(slot.locale);
      if (!window.matchMedia(besidePreview).matches) setPreviewing(false);
    });
    document.getElementById(slotId(name))?.focus();
  }

  function onProblems(problems: Problems) {
    const [name = ""] = problems.keys();
    onGo(name);
  }

  const model: EditorModel = { memberId, target, type, content, form, titleSlot, draft, onProblems, onGo };
  return { model, language, onLanguage, open, isPreviewing, setPreviewing };
}

/** What an editor edits. */
export interface EditorModel {
  memberId: string;
  target: DraftTarget;
  type: ContentType;
  /** What the form shows at first; a new item has none. */
  content: Content | undefined;
  form: FormState;
  /** The slot that names the item. */
  titleSlot: string;
  draft: OpenDraft;
  /** Goes to the first of them. */
  onProblems: (problems: Problems) => void;
  /** Goes to the control of a slot, in its language. */
  onGo: (name: string) => void;
}
