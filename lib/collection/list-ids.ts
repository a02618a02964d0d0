/** Contents from ACMA, or those that ACDA delivers. */
export type ContentsSource = "contents" | "readings";

const readings = "read:";

export function contentsListId(source: ContentsSource, contentTypeId: string): string {
  return source === "contents" ? contentTypeId : readings + contentTypeId;
}

/** The Content Type of a list of what ACDA delivers; undefined for other lists. */
export function readingsTypeOf(listId: string): string | undefined {
  return listId.startsWith(readings) ? listId.slice(readings.length) : undefined;
}

/** No Content Type has this id. */
export const mediaListId = "@media";

/** No Content Type has this id. */
export function membersListId(spaceId: string): string {
  return `@members:${spaceId}`;
}
