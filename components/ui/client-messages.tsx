import { NextIntlClientProvider, useMessages } from "next-intl";
import type { ReactNode } from "react";

interface ClientMessagesProps {
  /** Besides `ui`. */
  namespaces: readonly string[];
  children: ReactNode;
}

/** Provides the messages that client components need; only these are sent with the page. */
export function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const all = new Map(Object.entries(useMessages()));
  const messages = Object.fromEntries(["ui", ...namespaces].map((name) => [name, all.get(name) ?? {}]));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
