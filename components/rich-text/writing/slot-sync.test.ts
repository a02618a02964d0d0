import { getSchema } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { writingExtensions } from "./extensions.ts";
import { createSlotSync } from "./slot-sync.ts";

const schema = getSchema(writingExtensions({ keptAsItIs: "Can’t be edited here", picture: "Photo" }, []));
/** Not as this editor would write it: what is written again is told by its blanks. */
const textOf = (words: string) =>
  `{ "type": "doc", "content": [{ "type": "paragraph", "content": [{ "type": "text", "text": "${words}" }] }] }`;

function slotWith(initial: string) {
  let text = initial;
  let doc: Node | undefined;
  let listener: () => void = () => {};
  const put = (next: string) => {
    text = next;
    listener();
  };
  const source = {
    ...{ initial, text: () => text, write: put, check: () => {} },
    subscribe: (one: () => void) => {
      listener = one;
      return () => {};
    },
  };
  const onReplaced = (next: Node) => {
    doc = next;
  };
  const slot = createSlotSync({ schema, source, now: () => doc ?? slot.initialDoc, onReplaced });
  return {
    text: () => text,
    doc: () => doc ?? slot.initialDoc,
    /** Another tab writes. */
    put,
    /** This one does, and what was there before comes back by the way of undo. */
    become(next: Node) {
      doc = next;
      slot.changed();
      slot.flush();
    },
  };
}

test("what the slot began with, and what was put there last, is the very same text again; of the rest nothing is held", () => {
  const slot = slotWith(textOf("First"));
  const first = slot.doc();
  slot.put(textOf("Second"));
  const second = slot.doc();
  slot.put(textOf("Third"));
  const third = slot.doc();
  slot.become(first);
  expect(slot.text()).toBe(textOf("First"));
  slot.become(third);
  expect(slot.text()).toBe(textOf("Third"));
  slot.become(second);
  expect(slot.text()).toBe(JSON.stringify(JSON.parse(textOf("Second"))));
});
