import { useEffect, useState } from "react";
import { browserSend } from "#lib/browser/send/send.ts";
import { contentsOf } from "#lib/collection/of/contents.ts";
import { findPage } from "#lib/collection/query.ts";
import type { Content } from "#lib/space/content.ts";
import type { Send } from "#lib/space/send.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import type { PaletteSubject } from "./palette-state.ts";

/** The answer of one type to a search; without `items` the search failed. */
export interface Found {
  sought: string;
  items?: readonly Content[];
  total?: number;
}

const pauseMs = 150;
const shownMax = 4;
const none: ReadonlyMap<string, Found> = new Map();

/**
 * Searches all types for a text in names (or in all text, if the Space supports that), a moment after the last
 * keystroke. Answers to older texts are ignored; earlier results stay while one text is a prefix of the other.
 */
export function usePaletteSearch(subject: PaletteSubject, text: string): ReadonlyMap<string, Found> {
  const [found, setFound] = useState(none);
  const sought = text.trim();
  const { types, memberId, reading } = subject;
  useEffect(() => {
    if (sought === "") return;
    const newer = new AbortController();
    const timer = setTimeout(() => {
      for (const type of types) {
        void ask(type, sought, { memberId, localeIds: reading.localeIds, signal: newer.signal }).then(
          (answer) => {
            if (!newer.signal.aborted) setFound((before) => new Map(before).set(type.id, answer));
          },
        );
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [sought, types, memberId, reading]);
  return new Map([...found].filter(([, each]) => goesOn(each.sought, sought)));
}

/** Whether all types have answered for this text. */
export function isAnswered(found: ReadonlyMap<string, Found>, { types }: PaletteSubject, text: string) {
  return types.every(({ id }) => found.get(id)?.sought === text.trim());
}

function goesOn(before: string, now: string): boolean {
  return now !== "" && (now.startsWith(before) || before.startsWith(now));
}

interface Asking {
  memberId: string;
  localeIds: readonly string[];
  signal: AbortSignal;
}

async function ask(
  type: ContentType,
  sought: string,
  { memberId, localeIds, signal }: Asking,
): Promise<Found> {
  const contents = contentsOf({ type, reading: { localeIds }, memberId });
  const address = contents.readView({ q: sought });
  if ("problem" in address) return { sought };
  const send: Send = (call) => browserSend({ ...call, signal });
  try {
    const { items, totalCount } = await findPage(contents, send, address.view, (query) => ({
      ...query,
      limit: shownMax,
    }));
    return { sought, items, total: totalCount };
  } catch {
    return { sought };
  }
}
