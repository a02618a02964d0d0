import { useLocale, useTranslations } from "next-intl";
import type { Brand } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** Links to the legal pages of the operator. */
export function LegalLinks({ legal }: { legal: Brand["legal"] }) {
  const t = useTranslations("legal");
  const language = useLocale();
  if (legal.length === 0) return null;
  return (
    <nav className="legal-links" aria-label={t("label")}>
      {legal.map(({ label, url }) => (
        <a key={wordsIn(url, language)} href={wordsIn(url, language)}>
          {wordsIn(label, language)}
        </a>
      ))}
    </nav>
  );
}
