import { listQueryString } from "#lib/space/list-query.ts";
import type { Media } from "#lib/space/media.ts";
import { listMedia, readMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { attemptsOf, type Found, firstFound } from "../list/first-found.ts";
import { searchWays } from "../list/list-search.ts";
import { type Problem, problemOf } from "../space-problem.ts";
import { isPartOfMedia, type MediaView, mediaQueryOf } from "./media-view.ts";

export type FoundMedia = Found<Media>;

/** Whose photos and files, and in which locales of the Space they can be named. */
export interface MediaSubject {
  memberId: string;
  /** The default first. */
  localeIds: readonly string[];
}

/** What the server asked for and got: a page, or why not. */
export interface ServedMedia {
  query: string;
  page?: FoundMedia;
  /** How many there are at all, where the view is only some of them. */
  all?: number;
  problem?: Problem;
}

const titled = { displayField: "title" };

/** A page of a view; a search goes from one locale's titles to the next. Throws `SpaceError`. */
export async function mediaFound(
  send: Send,
  view: MediaView,
  { localeIds, memberId }: MediaSubject,
): Promise<FoundMedia> {
  const attempts = attemptsOf(searchWays(titled, view), (...search) =>
    mediaQueryOf(view, localeIds, memberId, search),
  );
  return await firstFound((query) => listMedia(send, query), attempts);
}

/** As an address says a view, this is its key. */
export function mediaAsked(view: MediaView, { localeIds, memberId }: MediaSubject): string {
  const search = searchWays(titled, view)
    .slice(0, 1)
    .map(({ condition }) => condition);
  return listQueryString(mediaQueryOf(view, localeIds, memberId, search));
}

/** How many there are, whoever they are of. Throws `SpaceError`. */
export async function mediaTotal(send: Send): Promise<number> {
  return (await listMedia(send, { limit: 1 })).totalCount;
}

/** The first page of a view, for the first HTML. A Space that says no is a problem to show, not a defect. */
export async function servedMedia(send: Send, view: MediaView, subject: MediaSubject): Promise<ServedMedia> {
  const query = mediaAsked(view, subject);
  try {
    const [page, all] = await Promise.all([
      mediaFound(send, view, subject),
      isPartOfMedia(view) ? mediaTotal(send).catch(() => undefined) : undefined,
    ]);
    return { query, page, ...(all !== undefined && { all }) };
  } catch (error) {
    if (!(error instanceof SpaceError)) throw error;
    return { query, problem: problemOf(error) };
  }
}

/** One Media, for the first HTML; a Space that says no is a problem to show, not a defect. */
export async function servedFile(
  send: Send,
  mediaId: string,
): Promise<{ media: Media } | { problem: Problem }> {
  try {
    return { media: await readMedia(send, mediaId, 1) };
  } catch (error) {
    if (error instanceof SpaceError) return { problem: problemOf(error) };
    // An id that cannot be part of a path, such as "..", names nothing.
    if (error instanceof RangeError) return { problem: { code: "NotFound" } };
    throw error;
  }
}
