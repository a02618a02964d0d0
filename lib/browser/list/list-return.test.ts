import { beforeEach, expect, test, vi } from "vitest";
import { addressThatLedTo, rememberList } from "./list-return.ts";
import { offsetOf } from "./page-offset.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

test("only the item for which a list was left leads back to it as it was", () => {
  const address = "/contents/note?q=tide&next=n";
  rememberList("note", { address, contentId: "gull", scrollTop: 0, reached: true });
  expect(addressThatLedTo("note", "gull", "/contents/note")).toBe(address);
  expect(addressThatLedTo("note", "tern", "/contents/note")).toBe("/contents/note");
  expect(addressThatLedTo("note", "gull", "/read/note")).toBe("/read/note");
});

test("a page that was reached through its items keeps its offset in the list", () => {
  const address = "/contents/note?order=sys.createdAt&next=third";
  rememberList("note", { address, contentId: "gull", scrollTop: 0, reached: false, offset: 30 });
  expect(offsetOf({ next: "third" }, undefined)).toBe(30);
});
