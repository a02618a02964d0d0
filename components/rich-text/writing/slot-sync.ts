import type { Node, Schema } from "@tiptap/pm/model";
import type { RichSource } from "#components/rich-text/rich-document.ts";
import { storedIn } from "#lib/fields/form/form-stored.ts";
import { decodeDocument, type Sources } from "./decode.ts";
import { encodeDocument } from "./encode.ts";

const pauseMilliseconds = 200;

interface SyncOptions {
  schema: Schema;
  source: RichSource;
  /** The current document. */
  now: () => Node;
  /** The slot got another document: a restored draft, a copy from another language. */
  onReplaced: (doc: Node) => void;
}

/**
 * Synchronizes a slot and a document: the first change is written at once, the next ones at most five times a second,
 * so that autosave has each keystroke within a second.
 */
export function createSlotSync({ schema, source, now, onReplaced }: SyncOptions) {
  const sources: Sources = new WeakMap();
  const read = (text: string) => readDocument(schema, sources, text);
  let text = source.text();
  const begun = { text: source.initial, doc: read(source.initial) };
  // Only the latest: a tab may follow another one for hours.
  let latest = text === begun.text ? begun : { text, doc: read(text) };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  function textOf(doc: Node): string {
    for (const known of [begun, latest]) if (doc.eq(known.doc)) return known.text;
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
    latest = { text, doc: read(text) };
    onReplaced(latest.doc);
  });

  return {
    initialDoc: latest.doc,
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

/** Empty lines count as no document. */
export function isEmpty(doc: Node): boolean {
  return doc.attrs.kept === null && doc.children.every(isEmptyLine);
}

function isEmptyLine(node: Node): boolean {
  return node.isTextblock && node.childCount === 0 && node.attrs.kept === null;
}
