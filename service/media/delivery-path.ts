interface FileAddress {
  spaceId: string;
  mediaId: string;
  locale: string;
  fileName: string;
  /** The Upload of the bytes: other bytes get another URL, so each can be cached forever. */
  upload?: string | undefined;
}

/** The URL of a file, below `publicUrl`. */
export function deliveryPath({ spaceId, mediaId, locale, upload, fileName }: FileAddress): string {
  return path([spaceId, mediaId, locale, ...(upload === undefined ? [] : [upload]), fileName]);
}

/** The URL of one of its thumbnails. */
export function thumbnailPath(
  { spaceId, mediaId, locale, upload = "" }: FileAddress,
  widthPixels: number,
): string {
  return path([spaceId, mediaId, locale, upload, "thumbnails", `${widthPixels}.webp`]);
}

function path(names: string[]): string {
  return `/files/${names.map(encodeURIComponent).join("/")}`;
}
