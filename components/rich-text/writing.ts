import type { UploadPosition } from "#lib/browser/uploading/upload.ts";
import type { Command } from "./tools/commands.ts";
import type { PictureAttrs } from "./writing/picture-node.ts";

/** The caret when the editor starts. Points are in px from the upper left of the text. */
export type Place = "start" | { from: Point; to: Point };

export interface Point {
  x: number;
  y: number;
}

export interface LinkInHand {
  /** "" if there is none yet. */
  href: string;
  /** Whether text is selected, or the caret is in a link. */
  hasWords: boolean;
}

/** What was left out of pasted or dropped content. */
export type LeftOut = "pictures" | "files";

export type TextAttributes = Readonly<Record<string, string>>;

/** An editor of a document; hides the library. */
export interface Writing {
  /** Replaces the static text; returns the cleanup, which writes pending changes. */
  mount(element: HTMLElement): () => void;
  /** Restores the caret and inserts text typed ahead. */
  begin(place: Place, typed: string, hasFocus: boolean): void;
  focus(): void;
  run(command: Command): void;
  /** A `ToolState` in one line. */
  toolState(): string;
  /** Calls `listener` when the state of the tools changes. */
  subscribe(listener: () => void): () => void;
  setAttributes(attributes: TextAttributes): void;
  linkInHand(): LinkInHand;
  /** `words` are inserted if nothing is selected. */
  setLink(href: string, words: string): void;
  removeLink(): void;
  /** The selected picture. */
  pictureInHand(): PictureAttrs | undefined;
  /** Changes the selected picture, or inserts one at the caret. */
  putPicture(attrs: PictureAttrs): void;
  removePicture(): void;
  menu: TextMenu;
  /** Inserts placeholders for uploads at the caret. */
  holdPlaces(ids: readonly string[]): void;
  /** Updates the placeholders; those that are not listed are removed. */
  showUploads(shown: readonly { id: string; words: string }[]): void;
  /** Replaces a placeholder by its picture; without one, after a reload, it goes before pictures added later. */
  putUploaded(attrs: PictureAttrs, place: UploadPosition): void;
}

/** The menu that belongs at the selection, and its place. */
export interface TextMenu {
  /** "blocks:" and the text after the slash, "marks", or "" for none. */
  line(): string;
  /** Calls `listener` when the menu or its place changes. */
  subscribe(listener: () => void): () => void;
  /** What it belongs beside, in px of the viewport. */
  box(): { left: number; top: number; bottom: number } | undefined;
  /** Deletes the slash and the text after it. */
  clear(): void;
  /** The focus leaves the menu and the text. */
  leave(): void;
  /** Passes keys in the text to the menu, which returns whether it used them. Returns a function that stops it. */
  onKey(handler: (event: KeyboardEvent) => boolean): () => void;
}

export interface WritingOptions {
  attributes: TextAttributes;
  words: { keptAsItIs: string; picture: string };
  /** The only origins that pictures are loaded from. */
  mediaOrigins: readonly string[];
  onLink: () => void;
  onPicture: () => void;
  onTools: () => void;
  onLeftOut: (what: LeftOut) => void;
  /** Starts uploads; returns their ids. */
  onFiles: (files: readonly File[]) => readonly string[];
}
