import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BrandMark } from "#components/ui/brand-mark.tsx";
import { Here } from "#components/ui/here.tsx";
import { languageNames, languages } from "#lib/messages/language.ts";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { WindowLight } from "./window-light.tsx";

/** The wall before the room: the light, the mark, what there is to do, and the languages at the foot. */
export function Door({ mark, children }: { mark: Brand["mark"]; children: ReactNode }) {
  const t = useTranslations("signIn");
  const chosen = useLocale();
  return (
    <main className="door">
      <WindowLight />
      <div className="door-inside">
        <BrandMark mark={mark} />
        {children}
      </div>
      <form method="post" action={paths.preferences()} className="door-foot" aria-label={t("language")}>
        <Here />
        {languages.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            className="door-language"
            aria-pressed={language === chosen}
          >
            {languageNames[language]}
          </button>
        ))}
      </form>
    </main>
  );
}
