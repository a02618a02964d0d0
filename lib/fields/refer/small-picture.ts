import type { Picture } from "./picture.ts";

export type SmallPicture = Pick<Picture, "url" | "smaller">;

/** The smallest that the service delivers, for a place of a few pixels; the file itself where it delivers no other. */
export function smallUrl({ url, smaller = [] }: SmallPicture): string | undefined {
  return smaller[0]?.url ?? url;
}
