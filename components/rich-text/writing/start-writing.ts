import { Editor, Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { RichSource } from "#components/rich-text/rich-document.ts";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";
import { createListeners } from "#lib/browser/store.ts";
import type { TextAttributes, Writing, WritingOptions } from "../writing.ts";
import {
  goTo,
  insertTyped,
  linkInHand,
  pictureInHand,
  putPicture,
  removeLink,
  runCommand,
  setLink,
  toolStateLine,
} from "./editing.ts";
import { writingExtensions } from "./extensions.ts";
import { incoming } from "./incoming.ts";
import { fillPlace, followPosition, holdPlaces, PendingPictures, showPlaces } from "./pending-pictures.ts";
import { createSlotSync, isEmpty } from "./slot-sync.ts";
import { createTextMenu } from "./text-menu.ts";
import { UnreadSelection } from "./unread-selection.ts";

/** Starts the editor of a slot. */
export function startWriting(source: RichSource, options: WritingOptions): Writing {
  const element = textElement(options.attributes);
  const { extension: menuExtension, menu } = createTextMenu();
  const editor = new Editor({
    element: null,
    // Pasted text stays as it is: "2 * 3 * 4" is not emphasised. Only links are made.
    enablePasteRules: ["link"],
    // The CSP forbids inline styles; those of the library are in rich-text.css.
    injectCSS: false,
    extensions: [
      ...writingExtensions(options.words, options.mediaOrigins),
      ...[UnreadSelection, ShownSelection, PendingPictures, writingKeys(options), menuExtension],
    ],
    editorProps: {
      ...incoming({ ...options, follow: (at) => followPosition(editor, at), onFiles: takeFiles }),
      attributes: element.attributes,
    },
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
  const tools = toolNotifier(editor);
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
    menu,
    linkInHand: () => linkInHand(editor),
    setLink: (href, words) => setLink(editor, href, words),
    removeLink: () => removeLink(editor),
    pictureInHand: () => pictureInHand(editor),
    putPicture: (attrs) => putPicture(editor, attrs),
    holdPlaces: (ids) => holdPlaces(editor, ids),
    showUploads: (shown) => showPlaces(editor, shown),
    putUploaded(attrs, place) {
      fillPlace(editor, attrs, place);
      // A waiting publish reads the slot next.
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

/** Notifies when the state of the tools changes, which few keystrokes cause. */
function toolNotifier(editor: Editor) {
  const listeners = createListeners();
  let line = toolStateLine(editor);
  return {
    look(): void {
      const now = toolStateLine(editor);
      if (now === line) return;
      line = now;
      listeners.notify();
    },
    line: () => line,
    subscribe: listeners.subscribe,
  };
}

/** In one history step, so that Undo restores the previous text. */
function replaceAll(editor: Editor, doc: Node): void {
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, doc.content).setDocAttribute("kept", doc.attrs.kept);
  editor.view.dispatch(closeHistory(tr));
}

/**
 * Calls `flush` before anything else can read the slot: a press elsewhere, the shortcut of publish, `pagehide`. In the
 * capture phase on window, before other listeners. Returns a function that stops it.
 */
function flushEarly(flush: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const onKey = (event: KeyboardEvent) => {
    if (isPressed(event, "publish")) flush();
  };
  window.addEventListener("keydown", onKey, options);
  for (const event of ["pointerdown", "pagehide", "visibilitychange"]) {
    window.addEventListener(event, flush, options);
  }
  return () => stop.abort();
}

/** Highlights the selection while the focus is in a dialog. */
const ShownSelection = Extension.create({
  name: "shownSelection",
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        key: new PluginKey("shownSelection"),
        props: {
          decorations({ doc, selection: { from, to, empty } }) {
            if (editor.isFocused || empty) return null;
            return DecorationSet.create(doc, [Decoration.inline(from, to, { class: "bg-accent-tint-2" })]);
          },
        },
      }),
    ];
  },
});

/** Shortcuts that open the tools, a link or the texts of a picture. */
function writingKeys({ onLink, onPicture, onTools }: WritingOptions) {
  return Extension.create({
    name: "writingKeys",
    priority: 1_000,
    addKeyboardShortcuts() {
      const { editor } = this;
      const keys = new Map([
        // Without a selection these keys open the palette.
        ["Mod-k", () => does(onLink, !editor.state.selection.empty || editor.isActive("link"))],
        ["Alt-F10", () => does(onTools, true)],
        ["Enter", () => does(onPicture, editor.isActive("image"))],
      ]);
      return Object.fromEntries(keys);
    },
  });
}

function does(what: () => void, isWanted: boolean): boolean {
  if (isWanted) what();
  return isWanted;
}
