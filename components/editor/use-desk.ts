import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { slotId } from "#components/fields/slot-id.ts";
import type { DraftTarget } from "#lib/browser/drafts/draft.ts";
import { openDraftStorage } from "#lib/browser/drafts/draft-storage.ts";
import { useDraft } from "#lib/browser/drafts/use-draft.ts";
import { hearEarly, takeEarly } from "#lib/browser/early-typing.ts";
import { useWasServed } from "#lib/browser/use-was-served.ts";
import { slotName, slotsOf } from "#lib/fields/form/form-slot.ts";
import { createFormState } from "#lib/fields/form/form-state.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import type { Problems } from "#lib/fields/form/problems.ts";
import { formKinds } from "#lib/fields/form.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import type { Desk } from "./desk.ts";

interface DeskOptions {
  memberId: string;
  type: ContentType;
  /** The default first. */
  localeIds: readonly string[];
  content: Content | undefined;
  /** Which draft of something new; without one it is one that no other tab has. */
  draftId: string | undefined;
  /** What something new is called to begin with. */
  title: string | undefined;
}

const isInBrowser = typeof document !== "undefined";

/** The form of one thing, its draft, the language that is written, and whether it was to be published before it was there. */
export function useDesk({ memberId, type, localeIds, content, draftId, title }: DeskOptions) {
  const titleSlot = slotName(type.displayField, localeIds[0] ?? "");
  const wasServed = useWasServed();
  const [{ form, given }] = useState(() => {
    const slots = slotsOf(type, localeIds);
    const begun = createFormState(slots, textsOf(slots, content), content === undefined);
    const given = title === undefined ? {} : { [titleSlot]: title };
    begun.fill(given);
    if (wasServed && isInBrowser) hearEarly(".editor");
    return { form: begun, given };
  });
  const [isPublishDue, setPublishDue] = useState(false);
  // Before the draft is looked for: what is typed here must not be replaced by it.
  useEffect(() => {
    if (!wasServed) return;
    const { typed, isPublish } = takeEarly();
    for (const { name, field } of form.slots) {
      const text = typed.get(name);
      if (text !== undefined) form.type(name, formKinds[field.type].slotText?.(text) ?? text);
    }
    if (isPublish) setPublishDue(true);
  }, [wasServed, form]);
  const [language, setLanguage] = useState(localeIds[0] ?? "");
  const contentId = content?.sys.id;
  const target: DraftTarget = { contentTypeId: type.id, contentId, draftId };
  const openStorage = () => openDraftStorage(memberId, target);
  const draft = useDraft({ memberId, content, form, titleSlot, prefilled: given, openStorage });

  function onGo(name: string) {
    const slot = form.slots.find((one) => one.name === name);
    if (slot?.field.localized) flushSync(() => setLanguage(slot.locale));
    document.getElementById(slotId(name))?.focus();
  }

  function onProblems(problems: Problems) {
    const [name = ""] = problems.keys();
    onGo(name);
  }

  const desk: Desk = { memberId, target, type, content, form, titleSlot, draft, onProblems, onGo };
  return { desk, language, setLanguage, isPublishDue };
}
