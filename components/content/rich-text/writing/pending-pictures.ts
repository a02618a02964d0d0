import { type Editor, Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import * as z from "zod/mini";
import type { PictureAttrs } from "./picture-node.ts";

/** What changes: places that are held free from now on, or one that is not any more. */
const changeSchema = z.object({ ids: z.array(z.string()), at: z.optional(z.number()) });

const key = new PluginKey<DecorationSet>("pendingPictures");

/** Holds the places of pictures that are still being uploaded: they move with the text and are no part of it. */
export const PendingPictures = Extension.create({
  name: "pendingPictures",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, held) {
          const mapped = held.map(transaction.mapping, transaction.doc);
          const change = z.safeParse(changeSchema, transaction.getMeta(key)).data;
          if (change === undefined) return mapped;
          const { ids, at } = change;
          if (at === undefined) return mapped.remove(ids.flatMap((id) => placesOf(mapped, id)));
          return mapped.add(
            transaction.doc,
            ids.map((id) => Decoration.widget(at, () => place(id), { id, key: id, side: -1 })),
          );
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function place(id: string): HTMLElement {
  const element = document.createElement("div");
  element.className = "rich-pending";
  element.dataset.upload = id;
  return element;
}

function placesOf(held: DecorationSet | undefined, id: string): Decoration[] {
  return held?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
}

/** Holds places free where files fell, or after the line of the caret. */
export function holdPlaces(editor: Editor, ids: readonly string[], at?: number): void {
  const { state, view } = editor;
  const inside = state.doc.resolve(at ?? state.selection.to);
  const between = inside.depth > 0 ? inside.after(1) : inside.pos;
  view.dispatch(state.tr.setMeta(key, { ids: [...ids], at: between }));
}

/** Says in each place how far it is; what is not named any more will not come. */
export function showPlaces(editor: Editor, shown: readonly { id: string; words: string }[]): void {
  const held = key.getState(editor.state)?.find() ?? [];
  const ids = held.map(({ spec }) => String(spec.id));
  const gone = ids.filter((id) => !shown.some((one) => one.id === id));
  if (gone.length > 0) editor.view.dispatch(editor.state.tr.setMeta(key, { ids: gone }));
  for (const { id, words } of shown) {
    const element = editor.view.dom.querySelector(`[data-upload="${CSS.escape(id)}"]`);
    if (element !== null && element.textContent !== words) element.textContent = words;
  }
}

/** The picture takes its place; one whose place a reload has lost stands at the end. */
export function fillPlace(editor: Editor, id: string, attrs: PictureAttrs): void {
  const { state, view } = editor;
  const [held] = placesOf(key.getState(state), id);
  const picture = state.schema.nodes.image?.create(attrs);
  if (picture === undefined) return;
  const filled = state.tr.insert(held?.from ?? state.doc.content.size, picture);
  view.dispatch(filled.setMeta(key, { ids: [id] }));
}
