import type { PictureAttrs } from "../writing/picture-node.ts";

/** Asks for one of the member's photos; answers `undefined` when none was chosen. */
export type PickPicture = () => Promise<PictureAttrs | undefined>;
