import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
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
    <main
      className={classNames(
        "relative isolate grid min-h-dvh grid-cols-1 place-items-center overflow-hidden bg-background p-6",
        "before:absolute before:inset-0 before:z-backdrop before:bg-radial-[120%_90%_at_72%_8%] before:from-window before:to-transparent before:to-62%",
        "max-tablet:items-end max-tablet:justify-items-stretch max-tablet:px-5",
        "max-tablet:pb-[calc(6rem+env(safe-area-inset-bottom))]",
        legal.length > 0 && "max-tablet:pb-[calc(8.75rem+env(safe-area-inset-bottom))]!",
      )}
    >
      <WindowLight />
      <div
        className={classNames(
          "w-[min(21.5rem,100%)] max-tablet:w-full [&>svg]:size-12",
          "[&>h1]:mt-6.25 [&>h1]:text-[1.75rem]/9 [&>h1]:tracking-(--text-28--letter-spacing) [&>p]:mt-1 [&>p]:text-15 [&>p]:text-balance [&>p]:text-ink-2",
        )}
      >
        {mark}
        {children}
      </div>
      <div
        className={classNames(
          "absolute inset-x-0 bottom-3 flex flex-wrap justify-center gap-x-6 text-13 font-normal text-ink-2",
          "max-tablet:bottom-[calc(0.75rem+env(safe-area-inset-bottom))]",
        )}
      >
        <form method="post" action={paths.preferences()} className="flex gap-1" aria-label={t("language")}>
          <Here />
          {languages.map((language) => (
            <button
              key={language}
              type="submit"
              name="language"
              value={language}
              lang={language}
              className="min-h-11 min-w-11 rounded-2 px-1.5 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
              aria-pressed={language === chosen}
            >
              {languageNames[language]}
            </button>
          ))}
        </form>
        <LegalLinks legal={legal} className="justify-center px-5" />
      </div>
    </main>
  );
}
