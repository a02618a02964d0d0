import "../../app/globals.css";
import { LucideProvider } from "lucide-react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import english from "#lib/messages/en.json" with { type: "json" };
import korean from "#lib/messages/ko.json" with { type: "json" };

const messages = { en: english, ko: korean };

/** Renders a component in Chromium, with the styles and the texts of the portal. */
export function renderForTests(children: ReactNode, language: "en" | "ko" = "en") {
  return render(
    <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC">
      <LucideProvider size={18} strokeWidth={1.75}>
        {children}
      </LucideProvider>
    </NextIntlClientProvider>,
  );
}
