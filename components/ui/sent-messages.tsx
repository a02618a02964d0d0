"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, use, useMemo } from "react";
import { preload } from "react-dom";
import { unpackJson } from "#lib/content/packed-json.ts";
import type { MessagePart } from "#lib/messages/areas.ts";
import { messagesByFile } from "#lib/messages/messages-by-file.ts";

const isOnServer = typeof document === "undefined";

interface SentMessagesProps {
  /** The URL of a file of messages, or messages by `packJson`. */
  from: string;
  children: ReactNode;
}

/** Provides messages, and those of the providers around it. */
export function SentMessages({ from, children }: SentMessagesProps) {
  const around = useMessages();
  const isFile = from.startsWith("/");
  // Here and not in a server component: the preloads of one that waits for its data come too late for the HTML.
  if (isOnServer && isFile) preload(from, { as: "fetch", crossOrigin: "anonymous" });
  const part = isFile ? (messagesByFile().get(from) ?? use(load(from))) : from;
  const messages = useMemo(
    () => withPart(around, typeof part === "string" ? unpackJson<MessagePart>(part) : part),
    [around, part],
  );
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Another part of a namespace may be around it. */
function withPart(all: MessagePart, part: MessagePart): MessagePart {
  const added = Object.entries(part).map(([name, value]) => {
    const known = all[name];
    return [name, isPart(known) && isPart(value) ? withPart(known, value) : value] as const;
  });
  return { ...all, ...Object.fromEntries(added) };
}

/** A message that the build has compiled is an array. */
function isPart(value: unknown): value is MessagePart {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const loading = new Map<string, Promise<MessagePart>>();

function load(file: string): Promise<MessagePart> {
  const known = loading.get(file);
  if (known !== undefined) return known;
  const messages = fetchFile(file);
  loading.set(file, messages);
  // So that React need not wait for a promise to see what has come already.
  messages.then((value) => Object.assign(messages, { status: "fulfilled", value }));
  return messages;
}

const longestWaitMs = 30_000;

/** Asks until it is there: meanwhile the HTML of the server can be read, and its links work. */
async function fetchFile(file: string): Promise<MessagePart> {
  for (let waitMs = 1_000; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    const answer = await fetch(file).catch(() => undefined);
    if (answer?.ok) return await answer.json();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

// What the page preloads is here before the page needs it, so that nothing waits.
if (!isOnServer) {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]')) {
    void load(new URL(href).pathname);
  }
}
