import * as z from "zod/mini";
import { paths } from "#lib/paths.ts";

/** A view of a list that a member has given a name on this device. */
const savedViewSchema = z.object({
  id: z.string(),
  contentTypeId: z.string(),
  name: z.string(),
  /** The address's query without a cursor: `mine=1&order=sys.createdAt`. */
  search: z.string(),
});

export type SavedView = z.infer<typeof savedViewSchema>;

/** Where a saved view leads. */
export function savedAddress({ contentTypeId, search }: SavedView): string {
  const plain = paths.contents(contentTypeId);
  return search === "" ? plain : `${plain}?${search}`;
}

/** Whether a query without a cursor is the one of a saved view, in whatever order it says it. */
export function isSavedSearch(saved: SavedView, search: string): boolean {
  return sorted(saved.search) === sorted(search);
}

function sorted(search: string): string {
  return [...new URLSearchParams(search)]
    .map((pair) => pair.join("="))
    .sort()
    .join("&");
}

export const viewNameMax = 60;
/** More would be no list to choose from. */
export const viewsMax = 100;

const keyOf = (memberId: string) => `atrium:views:${memberId}`;
const none: readonly SavedView[] = [];
const listeners = new Set<() => void>();
let read: { text: string | null; views: readonly SavedView[] } = { text: null, views: none };

/** All views that a member has on this device, the oldest first; the same array until they change. */
export function savedViewsOf(memberId: string): readonly SavedView[] {
  const text = storedText(memberId);
  if (text !== read.text) read = { text, views: parseViews(text) };
  return read.views;
}

/** Takes the place of all views of a member; false when the device keeps nothing. Other tabs hear of it. */
export function keepViews(memberId: string, views: readonly SavedView[]): boolean {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(views));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Hears of every change, in this tab and in others, until what it answers is called. */
export function subscribeToViews(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith("atrium:views:")) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** A name as it is kept: one line, without space around it, of at most 60 characters; undefined for none. */
export function viewName(typed: string): string | undefined {
  const name = [...typed.replace(/\s+/gu, " ").trim()].slice(0, viewNameMax).join("").trim();
  return name === "" ? undefined : name;
}

function storedText(memberId: string): string | null {
  try {
    return localStorage.getItem(keyOf(memberId));
  } catch {
    return null;
  }
}

/** What does not fit is left out: an older or a newer version may have written it. */
function parseViews(text: string | null): readonly SavedView[] {
  if (text === null) return none;
  try {
    const views = z.safeParse(z.array(z.unknown()), JSON.parse(text));
    if (!views.success) return none;
    return views.data
      .map((view) => z.safeParse(savedViewSchema, view).data)
      .filter((view) => view !== undefined);
  } catch {
    return none;
  }
}
