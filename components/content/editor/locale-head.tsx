"use client";

import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { copyOf, missingIn } from "#lib/content/form-missing.ts";
import type { KeptValues } from "#lib/content/kept-values.ts";
import { type EditorLocale, useEditor, useForm } from "./editor-context.ts";

/** Over a column: its language, what is missing in it, and a way to begin from the default language. */
export function LocaleHead({ locale, keptMissing }: { locale: EditorLocale; keptMissing: number }) {
  const t = useTranslations("editor");
  const { form, locales } = useEditor();
  const [first] = locales;
  const missing = useForm((now) => missingIn(now, locale.id).length) + keptMissing;
  const canCopy = useForm((now) => Object.keys(copyOf(now, first?.id ?? "", locale.id)).length > 0);
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
      {canCopy && first !== undefined && first !== locale && (
        <Button
          variant="text"
          size="small"
          className="editor-copy"
          onClick={() => form.fill(copyOf(form, first.id, locale.id))}
        >
          {t("copyFrom", { language: first.name })}
        </Button>
      )}
    </>
  );
}

/** How many kept values a locale lacks although another locale has them. */
export function keptMissingIn(kept: KeptValues, apiNames: readonly string[], locale: string): number {
  return apiNames.filter((apiName) => {
    const written = Object.keys(kept).filter((name) => name.startsWith(`${apiName}.`));
    return written.length > 0 && !written.includes(`${apiName}.${locale}`);
  }).length;
}
