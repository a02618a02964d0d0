import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { paths } from "#lib/paths.ts";
import { deviceStorage, onDeviceChange } from "../text-storage.ts";

/** Why a view isn't saved or renamed; `unkept`: the device stores nothing. */
export type ViewProblem = "empty" | "taken" | "full" | "unkept";

/** The views that a member has saved on this device, live in every tab. */
export function useSavedViews(memberId: string) {
  const views = useSyncExternalStore(
    subscribeToViews,
    () => savedViewsOf(memberId),
    () => none,
  );
  return {
    views,
    save: (view: Omit<SavedView, "id">) =>
      savedViewsOf(memberId).length < viewsMax
        ? keepView(memberId, { ...view, id: crypto.randomUUID() })
        : "full",
    rename: (id: string, name: string) => {
      const view = savedViewsOf(memberId).find((each) => each.id === id);
      return view && keepView(memberId, { ...view, name });
    },
    remove: (id: string): boolean =>
      keepViews(
        memberId,
        savedViewsOf(memberId).filter((view) => view.id !== id),
      ),
    /** Undoes a removal: puts a view before the one that followed it, with a number if its name is taken by now. */
    restore: (view: SavedView, followingId: string | undefined): boolean => {
      const now = savedViewsOf(memberId);
      const at = now.findIndex(({ id }) => id === followingId);
      return keepViews(
        memberId,
        now.toSpliced(at === -1 ? now.length : at, 0, { ...view, name: freeName(now, view) }),
      );
    },
  };
}

/** Adds a view, or replaces the one with its id. Views of one list have different names. */
function keepView(memberId: string, view: SavedView): ViewProblem | undefined {
  const before = savedViewsOf(memberId);
  const name = viewName(view.name);
  if (name === undefined) return "empty";
  const named = { ...view, name };
  if (isTaken(before, named)) return "taken";
  const isKnown = before.some(({ id }) => id === view.id);
  const after = isKnown ? before.map((each) => (each.id === view.id ? named : each)) : [...before, named];
  return keepViews(memberId, after) ? undefined : "unkept";
}

function isTaken(views: readonly SavedView[], { id, contentTypeId, name }: SavedView): boolean {
  return views.some((each) => each.id !== id && each.contentTypeId === contentTypeId && each.name === name);
}

/** `Tides`, or `Tides 2` if another view of its list has that name. */
function freeName(views: readonly SavedView[], view: SavedView): string {
  const start = [...view.name]
    .slice(0, viewNameMax - 4)
    .join("")
    .trim();
  let name = view.name;
  for (let number = 2; isTaken(views, { ...view, name }); number++) name = `${start} ${number}`;
  return name;
}

/** A view of a list that a member has given a name on this device. */
const savedViewSchema = z.object({
  id: z.string(),
  contentTypeId: z.string(),
  name: z.string(),
  /** The address's query without a cursor: `mine=1&order=sys.createdAt`. */
  search: z.string(),
});

export type SavedView = z.infer<typeof savedViewSchema>;

export function savedAddress({ contentTypeId, search }: SavedView): string {
  const plain = paths.contents(contentTypeId);
  return search === "" ? plain : `${plain}?${search}`;
}

/** Whether a query without a cursor is that of a saved view, in any order. */
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
const viewsMax = 100;

const nameOf = (memberId: string) => `atrium:views:${memberId}`;
const none: readonly SavedView[] = [];
let cached: { text: string | undefined; views: readonly SavedView[] } = { text: undefined, views: none };

/** All views that a member has on this device, the oldest first; the same array until they change. */
export function savedViewsOf(memberId: string): readonly SavedView[] {
  const text = deviceStorage.read(nameOf(memberId));
  if (text !== cached.text)
    cached = { text, views: deviceStorage.readList(nameOf(memberId), savedViewSchema) };
  return cached.views;
}

/** Replaces all views of a member, in every tab; false if the device stores nothing. */
export function keepViews(memberId: string, views: readonly SavedView[]): boolean {
  return deviceStorage.write(nameOf(memberId), JSON.stringify(views));
}

export const subscribeToViews = (listener: () => void) => onDeviceChange(nameOf(""), listener);

/** A name as it is kept: one line, without space around it, of at most 60 characters; undefined for none. */
export function viewName(typed: string): string | undefined {
  const name = [...typed.replace(/\s+/gu, " ").trim()].slice(0, viewNameMax).join("").trim();
  return name === "" ? undefined : name;
}
