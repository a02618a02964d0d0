import { expect, test } from "vitest";
import type { RichSource } from "./rich-document.ts";
import { createTypedAhead } from "./typed-ahead.ts";

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const documentOf = (...texts: string[]) => JSON.stringify({ type: "doc", content: texts.map(paragraph) });

function slotWith(initial: string) {
  let text = initial;
  const heard: string[] = [];
  const listeners = new Set<() => void>();
  const source: RichSource = {
    initial,
    text: () => text,
    write(next) {
      text = next;
      heard.push(next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    check: () => {},
  };
  return { source, heard };
}

test("text typed ahead is in the slot at once, after its text", () => {
  const { source, heard } = slotWith(documentOf("Before."));
  const ahead = createTypedAhead(source);
  ahead.report("T");
  ahead.report("Ty");
  ahead.report("Ty\nped");
  expect(heard).toEqual([
    documentOf("Before.", "T"),
    documentOf("Before.", "Ty"),
    documentOf("Before.", "Ty", "ped"),
  ]);
  expect(ahead.before()).toBe(documentOf("Before."));
});

test("the editor that comes finds the slot as it was, and none of it twice", () => {
  const { source } = slotWith(documentOf("Before."));
  const ahead = createTypedAhead(source);
  ahead.report("Typed");
  ahead.takeBack();
  expect(source.text()).toBe(documentOf("Before."));
  ahead.takeBack();
  expect(source.text()).toBe(documentOf("Before."));
});

test("text typed ahead and deleted again leaves nothing", () => {
  const { source } = slotWith("");
  const ahead = createTypedAhead(source);
  ahead.report("T");
  ahead.report("");
  expect(source.text()).toBe("");
});

test("settled text is part of the document, and listeners are notified", () => {
  const { source, heard } = slotWith("");
  const ahead = createTypedAhead(source);
  ahead.report("One");
  const shown: string[] = [];
  source.subscribe(() => shown.push(ahead.before()));
  ahead.settle();
  expect(shown).toEqual([documentOf("One")]);
  ahead.settle();
  expect(heard).toHaveLength(2);
  ahead.report("Two");
  expect(source.text()).toBe(documentOf("One", "Two"));
});

test("when the slot gets another text, text typed ahead is gone with the old one", () => {
  const { source } = slotWith("");
  const ahead = createTypedAhead(source);
  ahead.report("Typed");
  expect(ahead.isReplaced()).toBe(false);
  source.write(documentOf("Of another tab", "Typed"));
  expect(ahead.isReplaced()).toBe(true);
  expect(ahead.before()).toBe(documentOf("Of another tab", "Typed"));
  ahead.takeBack();
  expect(source.text()).toBe(documentOf("Of another tab", "Typed"));
  expect(ahead.isReplaced()).toBe(false);
});

test("in the place of something that is no document it begins one, as the editor does", () => {
  const { source } = slotWith('"a text of old"');
  createTypedAhead(source).report("Typed");
  expect(source.text()).toBe(documentOf("Typed"));
});
