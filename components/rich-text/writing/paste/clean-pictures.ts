import { mediaAddress } from "#lib/fields/rich-text/safe-address.ts";

/** Removes pictures that do not come from a media origin, which no reader would see; returns how many. */
export function cleanPictures(body: Element, mediaOrigins: readonly string[]): number {
  let leftOut = 0;
  for (const picture of body.querySelectorAll("img, svg, picture > source, object, embed, canvas")) {
    const src = picture.tagName === "IMG" ? picture.getAttribute("src") : undefined;
    if (mediaAddress(src, mediaOrigins) !== undefined) continue;
    if (isSeen(picture)) leftOut += 1;
    picture.remove();
  }
  return leftOut;
}

/** Not a pixel that counts who reads. */
function isSeen(picture: Element): boolean {
  return picture.tagName === "IMG" && picture.getAttribute("width") !== "1";
}
