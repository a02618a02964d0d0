import { useTranslations } from "next-intl";
import { type EditorLocale, useEditor, useForm } from "#components/fields/form-context.ts";
import { Badge } from "#components/ui/badge.tsx";
import { missingIn } from "#lib/fields/form/form-missing.ts";
import { CopyButton } from "./copy-button.tsx";

/** Over a column: its language, what is missing in it, and a way to begin from the default language. */
export function LocaleHead({ locale }: { locale: EditorLocale }) {
  const t = useTranslations("editor");
  const { locales } = useEditor();
  const [first] = locales;
  const missing = useForm((now) => missingIn(now, locale.id).length);
  const isEmpty = useForm((now) =>
    now.slots.every(
      (slot) => slot.locale !== locale.id || !slot.field.localized || now.text(slot.name) === "",
    ),
  );
  return (
    <>
      <strong lang={locale.id}>{locale.label}</strong>
      {missing > 0 ? (
        <Badge tone="warning">{t("missing", { count: missing })}</Badge>
      ) : (
        <span>{t(isEmpty ? "nothingYet" : "complete")}</span>
      )}
      {first !== undefined && first !== locale && <CopyButton from={first} to={locale} />}
    </>
  );
}
