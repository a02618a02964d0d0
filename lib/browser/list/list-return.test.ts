import { expect, test, vi } from "vitest";
import { addressThatLedTo, rememberList } from "./list-return.ts";

test("only the item that a list was left for leads back to it as it was", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  const address = "/contents/note?q=tide&next=n";
  rememberList("note", { address, contentId: "gull", scrollTop: 0, reached: true });
  expect(addressThatLedTo("note", "gull", "/contents/note")).toBe(address);
  expect(addressThatLedTo("note", "tern", "/contents/note")).toBe("/contents/note");
  expect(addressThatLedTo("note", "gull", "/read/note")).toBe("/read/note");
});
