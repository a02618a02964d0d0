import { useLocale, useTranslations } from "next-intl";
import type { Brand } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { classNames } from "../class-names.ts";

interface LegalLinksProps {
  legal: Brand["legal"];
  /** Its padding and place. */
  className?: string;
}

/** Links to the legal pages of the operator. */
export function LegalLinks({ legal, className }: LegalLinksProps) {
  const t = useTranslations("legal");
  const language = useLocale();
  if (legal.length === 0) return null;
  return (
    <nav
      className={classNames("flex flex-wrap gap-x-4 text-13 text-ink-2", className)}
      aria-label={t("label")}
    >
      {legal.map(({ label, url }) => (
        <a
          key={wordsIn(url, language)}
          href={wordsIn(url, language)}
          className={classNames(
            "inline-flex min-h-8 items-center underline decoration-transparent underline-offset-[0.2em]",
            "hover:text-ink hover:decoration-current touch:min-h-11",
          )}
        >
          {wordsIn(label, language)}
        </a>
      ))}
    </nav>
  );
}
