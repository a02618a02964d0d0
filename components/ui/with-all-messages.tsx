import { NextIntlClientProvider } from "next-intl";
import type { ComponentType } from "react";
import type { Language } from "#lib/messages/language.ts";

const catalogues = {
  en: () => import("#lib/messages/en.json"),
  ko: () => import("#lib/messages/ko.json"),
} as const;

/** All messages in a language: a script that browsers keep. */
export async function allMessages(language: Language) {
  return (await catalogues[language]()).default;
}

/** A component that is loaded, with all messages: the page sends those of what it shows at first. */
export async function withAllMessages<Props extends object>(
  language: Language,
  component: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Component, messages] = await Promise.all([component, allMessages(language)]);
  return (props) => (
    <NextIntlClientProvider locale={language} messages={messages}>
      <Component {...props} />
    </NextIntlClientProvider>
  );
}
