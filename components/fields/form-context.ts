import { useTranslations } from "next-intl";
import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { TitledType } from "#lib/content/type-words.ts";
import { type Slot, slotName } from "#lib/fields/form/form-slot.ts";
import type { FormState } from "#lib/fields/form/form-state.ts";
import type { Problem } from "#lib/fields/form/problems.ts";
import { problemSentence } from "#lib/fields/form/problems.ts";
import type { Naming, TargetLooks } from "#lib/fields/refer/target-look.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** A language of content, with its name in the language of the interface ("Korean"). */
export interface EditorLocale {
  id: string;
  label: string;
  name: string;
}

export interface EditorValue {
  form: FormState;
  /** The Content Type; absent outside of a Space. */
  typeId?: string;
  /** The default first. */
  locales: readonly EditorLocale[];
  /** How the targets of Refers are named, and what is known about them. */
  naming: Naming;
  looks: TargetLooks;
  /** Types whose items can be chosen. */
  types: readonly ContentType[];
  /** Types to whose items a text can link; `types` if absent. */
  linkTypes?: readonly TitledType[] | undefined;
  /** Whether the form is saved as a draft. */
  hasDraft?: boolean;
  /** The name of the draft, once the stored draft has been read; the target of uploads into the form. */
  draftName?: string | undefined;
  /** A prefix for the ids of controls, because a form may be open over another. */
  idPrefix: string;
}

const EditorContext = createContext<EditorValue | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

export function useEditor(): EditorValue {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error("Not inside of an editor.");
  return editor;
}

/** A plain value derived from the form; rerenders only when that value changes. */
export function useForm<Value extends string | number | boolean | Problem | undefined>(
  read: (form: FormState) => Value,
  name?: string,
): Value {
  const { form } = useEditor();
  const subscribe = useCallback((listener: () => void) => form.subscribe(name, listener), [form, name]);
  const now = () => read(form);
  return useSyncExternalStore(subscribe, now, now);
}

export function useSlotProblem(name: string): Problem | undefined {
  return useForm((form) => form.problem(name), name);
}

/** The `id` of a slot's control, which labels, problems and focus refer to. */
export function slotId(name: string, idPrefix = ""): string {
  return `${idPrefix}slot-${name}`;
}

/** A problem as a sentence that says how to fix it. */
export function useProblemSentence(): (problem: Problem) => string {
  const t = useTranslations("problems");
  return (problem) => problemSentence(problem, t);
}

/** What readers see until this language is filled in, if another language has a value. */
export function useMissingHint(slot: Slot): string | undefined {
  const t = useTranslations("editor");
  const { locales } = useEditor();
  const nameIn = (id: string) => slotName(slot.field.apiName, id);
  const shownIn = useForm(
    (form) => locales.find(({ id }) => id !== slot.locale && form.text(nameIn(id)) !== "")?.id,
  );
  const [language, fallback] = [slot.locale, shownIn].map((id) => locales.find((one) => one.id === id));
  if (language === undefined || fallback === undefined) return undefined;
  return t("missingHint", { language: language.name, fallback: fallback.name });
}
