/** Kinds that are decoded here; other pictures are kept and delivered as they are. */
const decodable = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif", "image/tiff"];

export function isDecodable(contentType: string): boolean {
  return decodable.includes(contentType);
}

/** A picture of 10,000 × 10,000; four bytes each, for as long as it is decoded. */
const maximumPixels = 100_000_000;
const thumbnailWidths = [320, 640, 1280];
/** A tall picture is bounded too: WebP ends at 16,383. */
const heightPerWidth = 4;

interface PictureSize {
  width: number;
  height: number;
}

export interface Thumbnail extends PictureSize {
  webp: Buffer;
}

export type Picture = { size: PictureSize; thumbnails: Thumbnail[] } | { problem: string };

/**
 * The size of a picture as it is seen, its orientation applied, and smaller ones of it: always one, and those that are not wider
 * than it is. A picture that cannot be decoded whole, or that is a decompression bomb, is a problem, in words.
 */
export async function readPicture(path: string): Promise<Picture> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  const open = () => sharp(path, { limitInputPixels: maximumPixels, failOn: "error" }).autoOrient();
  try {
    const { autoOrient } = await open().metadata();
    const size = { width: autoOrient.width, height: autoOrient.height };
    const widths = thumbnailWidths.filter((width, index) => index === 0 || width <= size.width);
    const thumbnails: Thumbnail[] = [];
    for (const width of widths) {
      const { data, info } = await open()
        .resize({ width, height: width * heightPerWidth, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer({ resolveWithObject: true });
      thumbnails.push({ width: info.width, height: info.height, webp: data });
    }
    return { size, thumbnails };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): string {
  const isTooLarge = error instanceof Error && /pixel limit|too large|dimension/i.test(error.message);
  return isTooLarge
    ? `The picture has more than ${maximumPixels / 1_000_000} million pixels.`
    : "The picture is damaged: it cannot be decoded whole.";
}
