import { beforeEach, expect, test, vi } from "vitest";
import {
  isSavedSearch,
  keepViews,
  type SavedView,
  savedAddress,
  savedViewsOf,
  subscribeToViews,
  viewName,
} from "./saved-views.ts";

const tides: SavedView = { id: "1", contentTypeId: "article", name: "Tides", search: "mine=1" };
const kept = new Map<string, string>();
const heard = new Map<string, (event: { key: string | null }) => void>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("window", {
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    removeEventListener: (name: string) => heard.delete(name),
  });
});

test("views are kept apart by member", () => {
  expect(keepViews("sora", [tides])).toBe(true);
  expect(savedViewsOf("sora")).toEqual([tides]);
  expect(savedViewsOf("jiwon")).toEqual([]);
});

test("unchanged views are the same array, so that nothing rerenders", () => {
  keepViews("sora", [tides]);
  expect(savedViewsOf("sora")).toBe(savedViewsOf("sora"));
});

test("an unreadable view of another version doesn't hide the others", () => {
  kept.set("atrium:views:sora", JSON.stringify([{ id: 5 }, tides, null]));
  expect(savedViewsOf("sora")).toEqual([tides]);
  kept.set("atrium:views:sora", "{");
  expect(savedViewsOf("sora")).toEqual([]);
});

test("listeners in this and other tabs are notified until they unsubscribe", () => {
  const listener = vi.fn();
  const stop = subscribeToViews(listener);
  keepViews("sora", [tides]);
  heard.get("storage")?.({ key: "atrium:views:sora" });
  heard.get("storage")?.({ key: "something else" });
  heard.get("storage")?.({ key: null });
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  keepViews("sora", []);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(heard.size).toBe(0);
});

test("a device that stores nothing is reported", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  });
  expect(keepViews("sora", [tides])).toBe(false);
  expect(savedViewsOf("sora")).toEqual([]);
});

test("a name is one line of at most 60 characters, never half of one", () => {
  expect(viewName("  Tides \n this  autumn ")).toBe("Tides this autumn");
  expect(viewName(" \t ")).toBeUndefined();
  expect([...(viewName("🌊".repeat(80)) ?? "")]).toHaveLength(60);
});

test("a view has a URL, and the order of its parameters doesn't matter", () => {
  expect(savedAddress(tides)).toBe("/contents/article?mine=1");
  expect(savedAddress({ ...tides, search: "" })).toBe("/contents/article");
  const ordered = { ...tides, search: "mine=1&order=sys.createdAt" };
  expect(isSavedSearch(ordered, "order=sys.createdAt&mine=1")).toBe(true);
  expect(isSavedSearch(ordered, "mine=1")).toBe(false);
});
