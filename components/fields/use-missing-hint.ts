import { useTranslations } from "next-intl";
import { type Slot, slotName } from "#lib/fields/form/form-slot.ts";
import { useEditor, useForm } from "./form-context.ts";

/** What readers see meanwhile, where only the default language has something. */
export function useMissingHint(slot: Slot): string | undefined {
  const t = useTranslations("editor");
  const { locales } = useEditor();
  const [fallback] = locales;
  const first = slotName(slot.field.apiName, fallback?.id ?? "");
  const isWritten = useForm((form) => form.text(first) !== "", first);
  const language = locales.find(({ id }) => id === slot.locale);
  if (!isWritten || language === undefined || fallback === undefined || language === fallback)
    return undefined;
  return t("missingHint", { language: language.name, fallback: fallback.name });
}
