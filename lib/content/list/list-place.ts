/** Where Contents of a type are listed: among what members tend, or in the reading room with what is published. */
export type ListPlace = "contents" | "readings";

/** Under which name a list is held and remembered: one of each place. */
export function listIdAt(place: ListPlace, contentTypeId: string): string {
  return place === "contents" ? contentTypeId : `read:${contentTypeId}`;
}
