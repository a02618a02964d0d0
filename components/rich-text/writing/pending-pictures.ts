import { type Editor, type EditorEvents, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import * as z from "zod/mini";
import type { UploadPosition } from "#lib/browser/uploading/upload.ts";
import { referOf } from "#lib/fields/refer/form.ts";
import type { PictureAttrs } from "./picture-node.ts";

/** Placeholders to remove and to add. */
const changeSchema = z.object({
  freed: z.array(z.string()),
  held: z.array(z.string()),
  at: z.number(),
});

type Change = z.infer<typeof changeSchema>;

const key = new PluginKey<DecorationSet>("pendingPictures");

/** Placeholders of pictures that are being uploaded: they move with the text without being part of it. */
export const PendingPictures = Extension.create({
  name: "pendingPictures",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const mapped = before.map(transaction.mapping, transaction.doc);
          const news = z.safeParse(changeSchema, transaction.getMeta(key)).data;
          if (news === undefined) return mapped;
          const { freed, held, at } = news;
          return mapped.remove(freed.flatMap((id) => placesOf(mapped, id))).add(
            transaction.doc,
            held.map((id) => Decoration.widget(at, () => place(id), { id, key: id, side: -1 })),
          );
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const pendingPicture = [
  "my-4 flex min-h-16 items-center gap-2 rounded-3 bg-sunken px-4 py-3 inset-ring inset-ring-line select-none",
  "text-13 text-ink-2 tabular-nums",
  "before:size-4 before:animate-spin before:rounded-full before:border-2 before:border-line-strong",
  "before:border-t-ink-2",
].join(" ");

function place(id: string): HTMLElement {
  const element = document.createElement("div");
  element.className = pendingPicture;
  element.dataset.part = "pending-picture";
  element.dataset.upload = id;
  return element;
}

function placesOf(held: DecorationSet | undefined, id: string): Decoration[] {
  return held?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
}

/** Adds placeholders where files were dropped, or after the current line. */
export function holdPlaces(editor: Editor, ids: readonly string[], at?: number): void {
  const { state, view } = editor;
  if (ids.length === 0) return;
  const inside = state.doc.resolve(at ?? state.selection.to);
  const between = inside.depth > 0 ? inside.after(1) : inside.pos;
  change(view, state.tr, { freed: [], held: [...ids], at: between });
}

/** Follows a position while the text changes; returns how to stop, which answers where it is by then. */
export function followPosition(editor: Editor, from: number): () => number {
  let at = from;
  const follow = ({ transaction, appendedTransactions }: EditorEvents["transaction"]) => {
    for (const { mapping } of [transaction, ...appendedTransactions]) at = mapping.map(at);
  };
  editor.on("transaction", follow);
  return () => {
    editor.off("transaction", follow);
    return at;
  };
}

/** Updates the text of the placeholders; removes those that are not listed. */
export function showPlaces(editor: Editor, shown: readonly { id: string; words: string }[]): void {
  const held = key.getState(editor.state)?.find() ?? [];
  const ids = held.map(({ spec }) => String(spec.id));
  const gone = ids.filter((id) => !shown.some((one) => one.id === id));
  if (gone.length > 0) change(editor.view, editor.state.tr, { freed: gone, held: [], at: 0 });
  for (const { id, words } of shown) {
    const element = editor.view.dom.querySelector(`[data-upload="${CSS.escape(id)}"]`);
    if (element !== null && element.textContent !== words) element.textContent = words;
  }
}

/** Replaces a placeholder by its picture, in the order in which the files were added. */
export function fillPlace(
  editor: Editor,
  attrs: PictureAttrs,
  { uploadId, laterMedia }: UploadPosition,
): void {
  const { state, view } = editor;
  const held = key.getState(state);
  const [mine] = placesOf(held, uploadId);
  const picture = state.schema.nodes.image?.create(attrs);
  if (picture === undefined) return;
  const at = mine?.from ?? placeBefore(state.doc, laterMedia);
  // Placeholders at the same position stay before the picture, unless they were added later.
  const here = (held?.find(at, at) ?? []).map(({ spec }) => String(spec.id));
  const later = mine === undefined ? [] : here.slice(here.indexOf(uploadId) + 1);
  const after = at + picture.nodeSize;
  change(view, state.tr.insert(at, picture), { freed: [uploadId, ...later], held: later, at: after });
}

/** The position before the first picture of these Media, or the end. */
function placeBefore(doc: Node, mediaIds: readonly string[]): number {
  let found: number | undefined;
  doc.descendants((node, at) => {
    const media = referOf(node.type.name === "image" ? node.attrs.media : undefined);
    if (media !== undefined && mediaIds.includes(media.sys.id)) found ??= at;
    return found === undefined;
  });
  return found ?? doc.content.size;
}

function change(view: EditorView, transaction: Transaction, what: Change): void {
  view.dispatch(transaction.setMeta(key, what));
}
