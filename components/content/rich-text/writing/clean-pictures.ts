import { safePicture } from "#lib/content/rich-text/safe-address.ts";

/** Pictures that stand in the clipboard itself or on the other device alone go; answers how many. */
export function cleanPictures(body: Element): number {
  let leftOut = 0;
  for (const picture of body.querySelectorAll("img, svg, picture > source, object, embed, canvas")) {
    if (picture.tagName === "IMG" && safePicture(picture.getAttribute("src")) !== undefined) continue;
    if (isSeen(picture)) leftOut += 1;
    picture.remove();
  }
  return leftOut;
}

/** Not a pixel that counts who reads. */
function isSeen(picture: Element): boolean {
  return picture.tagName === "IMG" && picture.getAttribute("width") !== "1";
}
