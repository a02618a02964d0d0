import type { UploadPosition } from "#lib/browser/uploading/upload.ts";
import type { Command } from "./tools/commands.ts";
import type { PictureAttrs } from "./writing/picture-node.ts";

/** Where the caret goes when the writing begins. Points are from the upper left of the text, in px. */
export type Place = "start" | { from: Point; to: Point };

export interface Point {
  x: number;
  y: number;
}

export interface LinkInHand {
  /** "" where there is none yet. */
  href: string;
  /** Whether words are chosen, or the caret is in a link. */
  hasWords: boolean;
}

/** What was left out of what came in. */
export type LeftOut = "pictures" | "files";

/** The attributes of the text's element that change while it is written. */
export type TextAttributes = Readonly<Record<string, string>>;

/** A document being written. Everything of the editor's library is behind this. */
export interface Writing {
  /** Takes the place of the still text; answers the way to let go, which writes what is not written yet. */
  mount(element: HTMLElement): () => void;
  /** Goes on where the member was, with what was typed meanwhile. */
  begin(place: Place, typed: string, hasFocus: boolean): void;
  focus(): void;
  run(command: Command): void;
  /** A `ToolState` in one line. */
  toolState(): string;
  /** Tells when the tools stand otherwise. */
  subscribe(listener: () => void): () => void;
  setAttributes(attributes: TextAttributes): void;
  linkInHand(): LinkInHand;
  /** `words` where none are chosen. */
  setLink(href: string, words: string): void;
  removeLink(): void;
  /** The picture that is chosen. */
  pictureInHand(): PictureAttrs | undefined;
  /** Changes the picture that is chosen, or puts one where the caret is. */
  putPicture(attrs: PictureAttrs): void;
  removePicture(): void;
  /** Holds places for pictures that are being uploaded, where the caret is. */
  holdPlaces(ids: readonly string[]): void;
  /** How far each of them is; what is not named any more will not come. */
  showUploads(shown: readonly { id: string; words: string }[]): void;
  /** One of them is there: it takes its place; one whose place a reload has lost stands before those that came later. */
  putUploaded(attrs: PictureAttrs, place: UploadPosition): void;
}

export interface WritingOptions {
  attributes: TextAttributes;
  words: { keptAsItIs: string; picture: string };
  /** The only origins that pictures are loaded from. */
  mediaOrigins: readonly string[];
  onLink: () => void;
  onPicture: () => void;
  /** The keys that lead to the tools. */
  onTools: () => void;
  onLeftOut: (what: LeftOut) => void;
  /** Sends pictures on their way; answers the names of those that go. */
  onFiles: (files: readonly File[]) => readonly string[];
}
