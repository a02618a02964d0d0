import { useMessages } from "next-intl";
import type { ReactNode } from "react";
import { packJson } from "#lib/content/packed-json.ts";
import { SentMessages } from "./sent-messages.tsx";

interface ClientMessagesProps {
  /** A part of one by its path (`list.row`). */
  namespaces: readonly string[];
  children: ReactNode;
}

/**
 * Provides the messages that client components need, besides those of the providers around it; only these are sent with
 * the page. As one text: React writes and reads every part of other props by itself (docs/decisions/0058).
 */
export function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  return <SentMessages text={textOf(useMessages(), namespaces)}>{children}</SentMessages>;
}

/** By catalogue and namespaces, of which there are a few. */
const texts = new WeakMap<object, Map<string, string>>();

function textOf(all: object, namespaces: readonly string[]): string {
  const known = texts.get(all) ?? new Map<string, string>();
  texts.set(all, known);
  const key = namespaces.join();
  const text = known.get(key) ?? packJson(partOf(all, namespaces));
  known.set(key, text);
  return text;
}

function partOf(all: object, namespaces: readonly string[]): object {
  const messages = {};
  for (const path of namespaces) copyAt(path.split("."), all, messages);
  return messages;
}

/** Copies what is at a path to the same path elsewhere. */
function copyAt([name = "", ...rest]: readonly string[], from: object, to: object): void {
  const value: unknown = Reflect.get(from, name);
  if (rest.length === 0) return void Reflect.set(to, name, value);
  const inside = Object(Reflect.get(to, name) ?? {});
  Reflect.set(to, name, inside);
  copyAt(rest, Object(value), inside);
}
