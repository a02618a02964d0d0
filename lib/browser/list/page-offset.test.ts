import { beforeEach, expect, test, vi } from "vitest";
import { noteOffsets, offsetOf } from "./page-offset.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

const pageOf = (count: number, links: { next?: string; prev?: string }, totalCount = 40) => ({
  ...{ limit: 15, totalCount, ...links },
  items: Array.from({ length: count }, (_, at) => ({ sys: { id: String(at) } })),
});
const first = pageOf(15, { next: "a" });
const second = pageOf(15, { next: "b", prev: "c" });
const third = pageOf(10, { prev: "d" });

test("pages reached from the first one know their offset, in both directions", () => {
  noteOffsets({}, first);
  expect(offsetOf({ next: "a" }, second)).toBe(15);
  noteOffsets({ next: "a" }, second);
  expect(offsetOf({ next: "b" }, third)).toBe(30);
  noteOffsets({ next: "b" }, third);
  expect(offsetOf({ prev: "d" }, second)).toBe(15);
});

test("of a page from a link it is unknown, except for the first and the last one", () => {
  expect(offsetOf({ next: "a" }, second)).toBeUndefined();
  expect(offsetOf({ prev: "c" }, first)).toBe(0);
  expect(offsetOf({ next: "b" }, third)).toBe(30);
});

test("the last page goes by the total, also when items were added or deleted since", () => {
  noteOffsets({}, first);
  noteOffsets({ next: "a" }, second);
  expect(offsetOf({ next: "b" }, pageOf(10, { prev: "d" }, 45))).toBe(35);
  expect(offsetOf({ next: "b" }, pageOf(1, { prev: "d" }, 36))).toBe(35);
});

test("an offset that the total contradicts is unknown", () => {
  noteOffsets({}, first);
  noteOffsets({ next: "a" }, second);
  expect(offsetOf({ next: "b" }, pageOf(15, { prev: "d", next: "e" }, 45))).toBeUndefined();
  expect(offsetOf({ next: "b" }, pageOf(15, { prev: "d", next: "e" }, 46))).toBe(30);
});

test("a total that is only a bound says nothing of the last page", () => {
  expect(offsetOf({ next: "z" }, pageOf(10, { prev: "d" }, 10_001))).toBeUndefined();
});
