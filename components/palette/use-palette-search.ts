import { useEffect, useState } from "react";
import { fewAtOnce } from "#lib/browser/send/few-at-once.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import type { Collection, FoundPage } from "#lib/collection/collection.ts";
import { contentsOf } from "#lib/collection/of/contents.ts";
import { mediaOf } from "#lib/collection/of/media.ts";
import { findPage } from "#lib/collection/query.ts";
import type { Search, View } from "#lib/collection/view.ts";
import type { Content } from "#lib/space/content.ts";
import type { SearchSection } from "#lib/space/list.ts";
import type { Media } from "#lib/space/media.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import type { PaletteSubject } from "./palette-state.ts";

/** The key of photos and files among the answers by Content Type. */
export const mediaKey = "@media";

/** The answer of one type, or of Media, to a search. */
export interface Found {
  sought: string;
  isFailed?: boolean;
  items?: readonly Content[];
  media?: readonly Media[];
  total?: number;
  /** The section of each one. */
  sections?: readonly SearchSection[] | undefined;
  /** Whether only the newest were searched. */
  isPartial?: boolean;
}

const pauseMs = 150;
const shownMax = 4;
const none: ReadonlyMap<string, Found> = new Map();

/**
 * Searches all types, photos and files for a text as their lists do, a moment after the last
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
      const asking = { memberId, localeIds: reading.localeIds, signal: newer.signal };
      const keep = (id: string, answer: Promise<Found>) => {
        const failed = () => ({ sought, isFailed: true });
        void answer.catch(failed).then((each) => {
          if (!newer.signal.aborted) setFound((before) => new Map(before).set(id, each));
        });
      };
      const few = fewAtOnce();
      for (const type of types)
        keep(
          type.id,
          few(() => searchContents(type, sought, asking)),
        );
      keep(
        mediaKey,
        few(() => searchMedia(sought, asking)),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [sought, types, memberId, reading]);
  return new Map([...found].filter(([, each]) => isPrefixOrExtension(each.sought, sought)));
}

const searchedIds = ({ types }: PaletteSubject) => [...types.map(({ id }) => id), mediaKey];

/** Whether all types have answered for this text. */
export function isAnswered(found: ReadonlyMap<string, Found>, subject: PaletteSubject, text: string) {
  return searchedIds(subject).every((id) => found.get(id)?.sought === text.trim());
}

/** The text for which no type has found anything; undefined if one has, or hasn't answered the same text. */
export function textWithoutResults(
  found: ReadonlyMap<string, Found>,
  subject: PaletteSubject,
): string | undefined {
  const sought = found.get(mediaKey)?.sought;
  const answers = searchedIds(subject).map((id) => found.get(id));
  return answers.every((each) => each?.sought === sought && each?.total === 0) ? sought : undefined;
}

export function isPrefixOrExtension(before: string, now: string): boolean {
  return now !== "" && (now.startsWith(before) || before.startsWith(now));
}

interface Asking {
  memberId: string;
  localeIds: readonly string[];
  signal: AbortSignal;
}

async function searchContents(
  type: ContentType,
  sought: string,
  { memberId, localeIds, signal }: Asking,
): Promise<Found> {
  const contents = contentsOf({ type, reading: { localeIds }, memberId });
  const { items, ...found } = await searchIn(contents, sought, signal);
  return { ...found, items };
}

async function searchMedia(sought: string, { memberId, localeIds, signal }: Asking): Promise<Found> {
  const { items, ...found } = await searchIn(mediaOf({ memberId, localeIds }), sought, signal);
  return { ...found, media: items };
}

/** Throws `SpaceError`, also for a text that no list can search for. */
async function searchIn<Shown extends View, Page extends FoundPage>(
  collection: Collection<Shown, Page> & {
    readView: (search: Search) => { view: Shown } | { problem: unknown };
  },
  sought: string,
  signal: AbortSignal,
) {
  const address = collection.readView({ q: sought });
  if ("problem" in address) throw new SpaceError({ status: 400, code: "BadFilterValue", message: sought });
  const send: Send = (call) => browserSend({ ...call, signal });
  const page = await findPage(collection, send, address.view, (query) => ({ ...query, limit: shownMax }));
  const items: Page["items"] = page.items;
  const total = page.totalCount ?? items.length;
  return { sought, items, total, sections: page.search?.items, isPartial: page.search?.since !== undefined };
}
