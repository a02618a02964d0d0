"use client";

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

/** Provides messages, and those of the providers around it. */
export function SentMessages({ text, children }: { text: string; children: ReactNode }) {
  const around = useMessages();
  const messages = useMemo(() => ({ ...around, ...parsed(text) }), [around, text]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

/** A server renders the same few texts again and again. */
const known = new Map<string, Partial<Messages>>();

function parsed(text: string): Partial<Messages> {
  const messages: Partial<Messages> = known.get(text) ?? JSON.parse(text);
  known.set(text, messages);
  return messages;
}
