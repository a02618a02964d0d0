interface DeliveredFile {
  spaceId: string;
  mediaId: string;
  locale: string;
  fileName: string;
}

/** Where a file is delivered, below `publicUrl`. */
export function deliveryPath({ spaceId, mediaId, locale, fileName }: DeliveredFile): string {
  return `/files/${[spaceId, mediaId, locale, fileName].map(encodeURIComponent).join("/")}`;
}
