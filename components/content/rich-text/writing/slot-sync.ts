import type { Node, Schema } from "@tiptap/pm/model";
import { storedIn } from "#lib/content/form-stored.ts";
import type { RichSource } from "../rich-source.ts";
import { decodeDocument, type Sources } from "./decode.ts";
import { encodeDocument } from "./encode.ts";

const pauseMilliseconds = 200;

interface SyncOptions {
  schema: Schema;
  source: RichSource;
  /** The document as it stands now. */
  now: () => Node;
  /** Another one was put into the slot: a restored draft, a copy from another language. */
  onReplaced: (doc: Node) => void;
}

/**
 * Keeps a slot and a document the same: the first change is written at once, the next ones at most five times a
 * second, so that a draft that is kept within a second of a keystroke has it.
 */
export function createSlotSync({ schema, source, now, onReplaced }: SyncOptions) {
  const sources: Sources = new WeakMap();
  const read = (text: string) => readDocument(schema, sources, text);
  let text = source.text();
  const known = new Map([source.initial, text].map((one) => [one, read(one)] as const));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  function textOf(doc: Node): string {
    for (const [before, same] of known) if (doc.eq(same)) return before;
    return isEmpty(doc) ? "" : JSON.stringify(encodeDocument(doc, sources));
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isDue) return;
    isDue = false;
    const written = textOf(now());
    if (written === text) return;
    text = written;
    source.write(written);
  }

  const stop = source.subscribe(() => {
    if (source.text() === text) return;
    text = source.text();
    isDue = false;
    const doc = read(text);
    known.set(text, doc);
    onReplaced(doc);
  });

  return {
    initialDoc: known.get(text) ?? read(text),
    changed(): void {
      isDue = true;
      if (timer !== undefined) return;
      flush();
      timer = setTimeout(flush, pauseMilliseconds);
    },
    flush,
    stop(): void {
      flush();
      stop();
    },
  };
}

function readDocument(schema: Schema, sources: Sources, text: string): Node {
  const doc = text === "" ? undefined : decodeDocument(schema, sources, storedIn(text));
  return doc ?? schema.node("doc", {}, [schema.node("paragraph")]);
}

/** Lines without anything in them are nothing to publish. */
export function isEmpty(doc: Node): boolean {
  return doc.attrs.kept === null && doc.children.every(isEmptyLine);
}

function isEmptyLine(node: Node): boolean {
  return node.isTextblock && node.childCount === 0 && node.attrs.kept === null;
}
