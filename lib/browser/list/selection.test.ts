import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { contentSchema } from "#lib/space/content.ts";
import { content } from "../stub-space-for-tests.ts";
import { createSelection } from "./selection.ts";

const page = ["a", "b", "c", "d", "e"].map((id) => z.parse(contentSchema, content(id, {})));
const [a, b, c, d] = page;
if (!a || !b || !c || !d) throw new Error("no page");
const chosen = (selection: ReturnType<typeof createSelection>) => [...selection.now().items.keys()].join("");

test("a press selects and the next one deselects", () => {
  const selection = createSelection();
  selection.toggle(b);
  expect(selection.has("b")).toBe(true);
  selection.toggle(b);
  expect(chosen(selection)).toBe("");
});

test("a range reaches from the last press to here, both alternatives, as the last press was", () => {
  const selection = createSelection();
  selection.toggle(b);
  selection.toggle(d, page);
  expect(chosen(selection)).toBe("bcd");
  selection.toggle(a, page);
  expect([...selection.now().items.keys()].sort().join("")).toBe("abcd");
  selection.toggle(c);
  selection.toggle(d, page);
  expect([...selection.now().items.keys()].sort().join("")).toBe("ab");
});

test("a range from an item of another page selects only the pressed one", () => {
  const selection = createSelection();
  selection.toggle(a);
  selection.toggle(d, [b, c, d]);
  expect(chosen(selection)).toBe("ad");
});

test("items that are no longer shown are deselected, and picking ends with the last one", () => {
  const selection = createSelection();
  selection.set([a, c], true);
  selection.keepOnly([b, c, d]);
  expect(chosen(selection)).toBe("c");
  selection.keepOnly([b, d]);
  expect(selection.now()).toEqual({ items: new Map(), isPicking: false });
  selection.begin();
  selection.keepOnly([b]);
  expect(selection.now().isPicking).toBe(true);
});

test("all of a page, and none of it", () => {
  const selection = createSelection();
  selection.set(page, true);
  expect(chosen(selection)).toBe("abcde");
  selection.set([a], false);
  selection.set([b, c], false);
  expect(chosen(selection)).toBe("de");
});

test("picking can begin with nothing chosen, and ends when it is cleared", () => {
  const selection = createSelection();
  const listener = vi.fn();
  selection.subscribe(listener);
  selection.begin();
  expect(selection.now().isPicking).toBe(true);
  selection.toggle(a);
  selection.toggle(a);
  expect(selection.now().isPicking).toBe(true);
  selection.clear();
  expect(selection.now()).toEqual({ items: new Map(), isPicking: false });
  expect(listener).toHaveBeenCalledTimes(4);
});
