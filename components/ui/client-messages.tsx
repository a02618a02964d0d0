import { useLocale, useMessages } from "next-intl";
import type { ReactNode } from "react";
import { packJson } from "#lib/content/packed-json.ts";
import { type MessageArea, messagesOf } from "#lib/messages/areas.ts";
import { messageFile } from "#lib/messages/message-files.ts";
import { messagesByFile } from "#lib/messages/messages-by-file.ts";
import { SentMessages } from "./sent-messages.tsx";

/**
 * Provides the messages that client components need, besides those of the providers around it: as a file that browsers
 * keep, or, in development, as a text in the page.
 */
export function ClientMessages({ area, children }: { area: MessageArea; children: ReactNode }) {
  const messages = useMessages();
  const file = messageFile(useLocale(), area);
  if (file !== undefined) {
    const known = messagesByFile();
    if (!known.has(file)) known.set(file, messagesOf(area, messages));
  }
  return <SentMessages from={file ?? packJson(messagesOf(area, messages))}>{children}</SentMessages>;
}
