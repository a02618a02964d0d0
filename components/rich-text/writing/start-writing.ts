import { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { flushEarly } from "../flush-early.ts";
import type { RichSource } from "../rich-source.ts";
import type { TextAttributes, Writing, WritingOptions } from "../writing.ts";
import { writingExtensions } from "./extensions.ts";
import { incoming } from "./incoming.ts";
import { linkInHand, removeLink, setLink } from "./link-edit.ts";
import { fillPlace, holdPlaces, PendingPictures, showPlaces } from "./pending-pictures.ts";
import { pictureInHand, putPicture } from "./picture-edit.ts";
import { goTo, insertTyped } from "./place.ts";
import { runCommand } from "./run-command.ts";
import { ShownSelection } from "./shown-selection.ts";
import { createSlotSync, isEmpty } from "./slot-sync.ts";
import { toolStateLine } from "./tool-state.ts";
import { writingKeys } from "./writing-keys.ts";

/** Begins to write the document of a slot. */
export function startWriting(source: RichSource, options: WritingOptions): Writing {
  const element = textElement(options.attributes);
  const editor = new Editor({
    element: null,
    // The pages' policy has no inline styles: what the library would bring is in rich-text.css.
    injectCSS: false,
    extensions: [
      ...writingExtensions(options.words, options.mediaOrigins),
      ...[ShownSelection, PendingPictures, writingKeys(options)],
    ],
    editorProps: { ...incoming({ ...options, onFiles: takeFiles }), attributes: element.attributes },
  });
  function takeFiles(files: File[], at?: number): void {
    holdPlaces(editor, options.onFiles(files), at);
  }
  const slot = createSlotSync({
    schema: editor.schema,
    source,
    now: () => editor.state.doc,
    onReplaced: (doc) => replaceAll(editor, doc),
  });
  const tools = toolBell(editor);
  editor.view.updateState(EditorState.create({ doc: slot.initialDoc }));
  editor.on("update", slot.changed);
  editor.on("transaction", tools.look);
  editor.on("blur", slot.flush);

  return {
    mount(place) {
      editor.mount(place);
      const stopFlushing = flushEarly(slot.flush);
      return () => {
        stopFlushing();
        slot.stop();
        editor.destroy();
      };
    },
    begin(place, typed, hasFocus) {
      goTo(editor, place, hasFocus);
      insertTyped(editor, typed);
    },
    focus: () => void editor.commands.focus(),
    run: (command) => runCommand(editor, command),
    toolState: tools.line,
    subscribe: tools.subscribe,
    setAttributes(attributes) {
      element.set(attributes);
      editor.view.updateState(editor.state);
    },
    linkInHand: () => linkInHand(editor),
    setLink: (href, words) => setLink(editor, href, words),
    removeLink: () => removeLink(editor),
    pictureInHand: () => pictureInHand(editor),
    putPicture: (attrs) => putPicture(editor, attrs),
    holdPlaces: (ids) => holdPlaces(editor, ids),
    showUploads: (shown) => showPlaces(editor, shown),
    putUploaded(attrs, place) {
      fillPlace(editor, attrs, place);
      // A publish may wait for it, and reads the slot next.
      slot.flush();
    },
    removePicture: () => void editor.chain().deleteSelection().focus().run(),
  };
}

function textElement(first: TextAttributes) {
  let attributes = first;
  return {
    attributes: ({ doc }: EditorState) => ({ ...attributes, ...(isEmpty(doc) && { "data-empty": "" }) }),
    set: (next: TextAttributes) => {
      attributes = next;
    },
  };
}

/** Rings when the tools stand otherwise, which most keystrokes do not bring about. */
function toolBell(editor: Editor) {
  const listeners = new Set<() => void>();
  let line = toolStateLine(editor);
  return {
    look(): void {
      const now = toolStateLine(editor);
      if (now === line) return;
      line = now;
      for (const listener of listeners) listener();
    },
    line: () => line,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** One step of the history: whoever wants what was there before undoes it. */
function replaceAll(editor: Editor, doc: Node): void {
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, doc.content).setDocAttribute("kept", doc.attrs.kept);
  editor.view.dispatch(closeHistory(tr));
}
