import { NextIntlClientProvider, useMessages } from "next-intl";
import type { ReactNode } from "react";

interface ClientMessagesProps {
  /** Besides `ui`; a part of one by its path (`list.row`). */
  namespaces: readonly string[];
  children: ReactNode;
}

/** Provides the messages that client components need; only these are sent with the page. */
export function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const all = useMessages();
  const messages = {};
  for (const path of ["ui", ...namespaces]) copyAt(path.split("."), all, messages);
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}

/** Copies what is at a path to the same path elsewhere. */
function copyAt([name = "", ...rest]: readonly string[], from: object, to: object): void {
  const value: unknown = Reflect.get(from, name);
  if (rest.length === 0) return void Reflect.set(to, name, value);
  const inside = Object(Reflect.get(to, name) ?? {});
  Reflect.set(to, name, inside);
  copyAt(rest, Object(value), inside);
}
