import { NextIntlClientProvider, useMessages } from "next-intl";
import type { ReactNode } from "react";

interface ClientMessagesProps {
  /** What the client components inside say, besides `ui`. */
  namespaces: readonly string[];
  children: ReactNode;
}

/** Hands client components the messages that they need and no others: all of them travel with the page. */
export function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const all = new Map(Object.entries(useMessages()));
  const messages = Object.fromEntries(["ui", ...namespaces].map((name) => [name, all.get(name) ?? {}]));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
