import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Here } from "#components/ui/form/here.tsx";
import { LegalLinks } from "#components/ui/space/legal-links.tsx";
import { languageNames, languages } from "#lib/messages/language.ts";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { WindowLight } from "./window-light.tsx";

interface AuthLayoutProps {
  /** Of the Space, or of the console. */
  mark: ReactNode;
  legal?: Brand["legal"];
  children: ReactNode;
}

/** Layout of the pages before sign-in: mark, content, and at the bottom the languages and legal links. */
export function AuthLayout({ mark, legal = [], children }: AuthLayoutProps) {
  const t = useTranslations("signIn");
  const chosen = useLocale();
  return (
    <main className="auth">
      <WindowLight />
      <div className="auth-content">
        {mark}
        {children}
      </div>
      <div className="auth-footer">
        <form
          method="post"
          action={paths.preferences()}
          className="auth-languages"
          aria-label={t("language")}
        >
          <Here />
          {languages.map((language) => (
            <button
              key={language}
              type="submit"
              name="language"
              value={language}
              lang={language}
              className="auth-language"
              aria-pressed={language === chosen}
            >
              {languageNames[language]}
            </button>
          ))}
        </form>
        <LegalLinks legal={legal} />
      </div>
    </main>
  );
}
