import { useState } from "react";
import type { PictureAttrs } from "../writing/picture-node.ts";
import type { Writing } from "../writing.ts";

type WhenWriting = (what: (writing: Writing) => void) => void;

/** Pictures of a text: chosen, put in, described, taken out. */
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
    /** The tool was pressed: the words of the picture that is chosen, or another picture. */
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

/** Asks for one of the member's photos; answers `undefined` when none was chosen. */
export type PickPicture = () => Promise<PictureAttrs | undefined>;
