/** The kinds that are decoded; other pictures are stored and delivered unchanged. */
const decodable = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif", "image/tiff"];

export function isDecodable(contentType: string): boolean {
  return decodable.includes(contentType);
}

/** 10,000 × 10,000 pixels, four bytes each while it is decoded. */
const maximumPixels = 100_000_000;
/** An interlaced PNG isn't decoded row by row but as a whole, into up to eight bytes per pixel. */
const maximumInterlaced = 25_000_000;
const thumbnailWidths = [320, 640, 1280];
/** Limits the height too: WebP allows 16,383 pixels. */
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
 * The size of a picture with its orientation applied, and thumbnails: at least one, and those that are no wider than
 * the picture. For a picture that can't be decoded completely, or is a decompression bomb, a message.
 */
export async function readPicture(path: string): Promise<Picture> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  const open = () => sharp(path, { limitInputPixels: maximumPixels, failOn: "error" }).autoOrient();
  try {
    const { autoOrient, format, isProgressive } = await open().metadata();
    const size = { width: autoOrient.width, height: autoOrient.height };
    if (format === "png" && isProgressive && size.width * size.height > maximumInterlaced) {
      return { problem: `The picture is interlaced and ${hasMoreThan(maximumInterlaced)}` };
    }
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
    ? `The picture ${hasMoreThan(maximumPixels)}`
    : "The picture is damaged: it cannot be decoded whole.";
}

function hasMoreThan(pixels: number): string {
  return `has more than ${pixels / 1_000_000} million pixels.`;
}
