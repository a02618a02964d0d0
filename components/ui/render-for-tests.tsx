import "../../app/globals.css";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import messages from "#lib/messages/en.json" with { type: "json" };

/** Renders a component in Chromium, with the styles and the English texts of the portal. */
export function renderForTests(children: ReactNode) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
}
