/** Contents from ACMA, or those that ACDA delivers. */
export type ContentsSource = "contents" | "readings";

export function contentsListId(source: ContentsSource, contentTypeId: string): string {
  return source === "contents" ? contentTypeId : `read:${contentTypeId}`;
}

/** No Content Type has this id. */
export const mediaListId = "@media";

/** No Content Type has this id. */
export function membersListId(spaceId: string): string {
  return `@members:${spaceId}`;
}
