import { useState } from "react";
import type { PictureAttrs } from "../writing/picture-node.ts";
import type { Writing } from "../writing.ts";

type WhenWriting = (what: (writing: Writing) => void) => void;

/** Inserts, describes, replaces and removes pictures. */
export function usePictures(pickPicture: PickPicture | undefined, whenWriting: WhenWriting) {
  const [inHand, setInHand] = useState<PictureAttrs>();

  async function pick(writing: Writing): Promise<void> {
    const picked = await pickPicture?.();
    if (picked === undefined) writing.focus();
    else writing.putPicture(picked);
  }

  const done = (what: (writing: Writing) => void) => {
    setInHand(undefined);
    whenWriting(what);
  };
  return {
    inHand,
    /** Opens the texts of the selected picture, or picks a picture. */
    press: () =>
      whenWriting((writing) => {
        const picture = writing.pictureInHand();
        if (picture !== undefined) setInHand(picture);
        else void pick(writing);
      }),
    setWords: (words: PictureAttrs) => done((writing) => writing.putPicture(words)),
    replace: pickPicture && (() => done((writing) => void pick(writing))),
    remove: () => done((writing) => writing.removePicture()),
    close: () => done((writing) => writing.focus()),
  };
}

/** Picks one of the member's photos; `undefined` if none was chosen. */
export type PickPicture = () => Promise<PictureAttrs | undefined>;
