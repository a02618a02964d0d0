interface FileAddress {
  spaceId: string;
  mediaId: string;
  locale: string;
  fileName: string;
  /** Of the Upload that the bytes came from: other bytes have another address, so each is good for ever. */
  upload?: string | undefined;
}

/** Where a file is delivered, below `publicUrl`. */
export function deliveryPath({ spaceId, mediaId, locale, upload, fileName }: FileAddress): string {
  return path([spaceId, mediaId, locale, ...(upload === undefined ? [] : [upload]), fileName]);
}

/** Where a smaller picture of it is delivered. */
export function thumbnailPath(
  { spaceId, mediaId, locale, upload = "" }: FileAddress,
  widthPixels: number,
): string {
  return path([spaceId, mediaId, locale, upload, "thumbnails", `${widthPixels}.webp`]);
}

function path(names: string[]): string {
  return `/files/${names.map(encodeURIComponent).join("/")}`;
}
