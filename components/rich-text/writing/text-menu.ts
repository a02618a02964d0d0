import { type Editor, Extension } from "@tiptap/core";
import { Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { createListeners } from "#lib/browser/store.ts";
import type { TextMenu } from "../writing.ts";

/** The text of a paragraph that opens the menu of blocks. */
const slash = /^\/([^\s/]*)$/;

/**
 * Which menu belongs at the selection: that of blocks after a "/" which begins a paragraph, or that of marks at a
 * selected text, unless the mouse is still selecting.
 */
export function createTextMenu() {
  const listeners = createListeners();
  let editor: Editor | undefined;
  let keys: ((event: KeyboardEvent) => boolean) | undefined;
  let line = "";
  let dismissed = "";
  let hasFocus = false;
  let pointer: { isDown: boolean; isTouch: boolean } = { isDown: false, isTouch: false };

  const position = () => (editor === undefined ? "" : positionOf(editor));
  function look(): void {
    const now = editor === undefined || !hasFocus ? "" : lineOf(editor, pointer);
    if (now === "" || position() !== dismissed) dismissed = "";
    const next = dismissed === "" ? now : "";
    // Also when the same menu belongs at another place.
    if (next === "" && line === "") return;
    line = next;
    listeners.notify();
  }
  function dismiss(): void {
    dismissed = position();
    look();
  }

  const extension = Extension.create({
    name: "textMenu",
    priority: 1_100,
    onTransaction: look,
    onFocus() {
      hasFocus = true;
      look();
    },
    onBlur({ event: { relatedTarget } }) {
      hasFocus = relatedTarget instanceof Element && relatedTarget.closest("[data-text-menu]") !== null;
      look();
    },
    addProseMirrorPlugins() {
      ({ editor } = this);
      return [
        new Plugin({
          key: new PluginKey("textMenu"),
          props: {
            handleKeyDown(view, event) {
              if (line === "" || view.composing) return false;
              if (event.key !== "Escape") return keys?.(event) ?? false;
              dismiss();
              return true;
            },
            handleDOMEvents: {
              pointerdown(_view, { pointerType }) {
                pointer = { isDown: true, isTouch: pointerType !== "mouse" };
                const end = () => {
                  pointer = { ...pointer, isDown: false };
                  look();
                };
                window.addEventListener("pointerup", end, { once: true });
                window.addEventListener("pointercancel", end, { once: true });
                look();
              },
            },
          },
        }),
      ];
    },
  });

  const menu: TextMenu = {
    line: () => line,
    subscribe: listeners.subscribe,
    box: () => (editor === undefined || line === "" ? undefined : boxOf(editor)),
    clear() {
      const { $from } = editor?.state.selection ?? {};
      if ($from !== undefined) editor?.commands.deleteRange({ from: $from.start(), to: $from.pos });
    },
    leave() {
      hasFocus = false;
      look();
    },
    onKey(handler) {
      keys = handler;
      return () => {
        if (keys === handler) keys = undefined;
      };
    },
  };
  return { extension, menu };
}

/** "blocks:" and the text after the slash, "marks", or "". */
function lineOf({ state: { selection } }: Editor, pointer: { isDown: boolean; isTouch: boolean }): string {
  if (!(selection instanceof TextSelection)) return "";
  const { $from, empty } = selection;
  if (!empty) {
    const isCode = $from.parent.type.name === "codeBlock";
    return pointer.isDown || pointer.isTouch || isCode ? "" : "marks";
  }
  const { parent } = $from;
  if (parent.type.name !== "paragraph" || $from.parentOffset < parent.content.size) return "";
  // `textContent` leaves out other inline nodes, which the menu would delete with the slash.
  const query = parent.childCount === 1 && slash.exec(parent.firstChild?.text ?? "");
  return query ? `blocks:${query[1]}` : "";
}

/** The paragraph of a caret, or the selection. */
function positionOf({ state: { selection } }: Editor): string {
  const { $from, from, to, empty } = selection;
  return empty ? `${$from.start()}` : `${from} ${to}`;
}

function boxOf({ view, state: { selection } }: Editor) {
  const from = view.coordsAtPos(selection.empty ? selection.$from.start() : selection.from, 1);
  const to = view.coordsAtPos(selection.to, -1);
  return { left: from.left, top: from.top, bottom: Math.max(from.bottom, to.bottom) };
}
