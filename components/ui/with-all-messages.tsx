import { NextIntlClientProvider } from "next-intl";
import type { ComponentType } from "react";
import { languages, parseLanguage } from "#lib/messages/language.ts";

const catalogues = {
  en: () => import("#lib/messages/en.json"),
  ko: () => import("#lib/messages/ko.json"),
} as const;

/** All messages in the page's language: a script that browsers keep. */
export async function allMessages() {
  const language = parseLanguage(document.documentElement.lang) ?? languages[0];
  return { language, messages: (await catalogues[language]()).default };
}

/** A component that is loaded, with all messages: the page sends those of what it shows at first. */
export async function withAllMessages<Props extends object>(
  component: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Component, { language, messages }] = await Promise.all([component, allMessages()]);
  return (props) => (
    <NextIntlClientProvider locale={language} messages={messages}>
      <Component {...props} />
    </NextIntlClientProvider>
  );
}
