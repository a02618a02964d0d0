import { Lock } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { Display } from "#lib/content/display-value.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { KeptValue } from "./kept-value.tsx";

interface KeptFieldProps {
  field: Field;
  value: Display | undefined;
  /** The language of the value, where it has one. */
  locale?: { id: string; name: string };
}

/** A field of a kind that is written elsewhere: what it holds, and that it stays. */
export function KeptField({ field, value, locale }: KeptFieldProps) {
  const t = useTranslations("editor");
  const language = useLocale();
  return (
    <div className="kept" data-kind={field.type}>
      <p className="field-label">
        {wordsIn(field.label, language)}
        {locale && <span className="sr-only">, {locale.name}</span>}
      </p>
      {value === undefined ? (
        <p className="kept-nothing">{t("missingShort", { language: locale?.name ?? "" })}</p>
      ) : (
        <div className="kept-well" {...(locale && { lang: locale.id })}>
          <KeptValue value={value} />
        </div>
      )}
      {value !== undefined && field.type === "RichText" && <KeptNote />}
    </div>
  );
}

/** The one quiet sentence about what stays. */
export function KeptNote({ several = false }: { several?: boolean }) {
  const t = useTranslations("editor");
  return (
    <p className="kept-note">
      <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
      {t(several ? "keptSeveral" : "keptAsItIs")}
    </p>
  );
}
