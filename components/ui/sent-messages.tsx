"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { unpackJson } from "#lib/content/packed-json.ts";

type Part = Record<string, unknown>;

/** Provides messages, and those of the providers around it. */
export function SentMessages({ text, children }: { text: string; children: ReactNode }) {
  const around = useMessages();
  const messages = useMemo(() => withPart(around, parsed(text)), [around, text]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Another part of a namespace may be around it. */
function withPart(all: Part, part: Part): Part {
  const added = Object.entries(part).map(([name, value]) => {
    const known = all[name];
    return [name, isPart(known) && isPart(value) ? withPart(known, value) : value] as const;
  });
  return { ...all, ...Object.fromEntries(added) };
}

/** A message that the build has compiled is an array. */
function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A server renders the same few texts again and again. */
const known = new Map<string, Part>();

function parsed(text: string): Part {
  const messages = known.get(text) ?? unpackJson<Part>(text);
  known.set(text, messages);
  return messages;
}
