const edge = 96;
const largestBytes = 40_000_000;
/** What browsers draw; a drawing with scripts in it is none of them. */
const drawn = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);

let before: Promise<unknown> = Promise.resolve();

/** A small picture of a photo on this device, `blob:…`; one after the other, as each is decoded whole. */
export function previewOf(file: Blob, contentType: string): Promise<string | undefined> {
  if (!drawn.has(contentType) || file.size > largestBytes) return Promise.resolve(undefined);
  const mine = before.then(() => draw(file)).catch(() => undefined);
  before = mine;
  return mine;
}

async function draw(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { resizeHeight: edge, resizeQuality: "medium" });
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  picture.close();
  return URL.createObjectURL(await canvas.convertToBlob({ type: "image/webp", quality: 0.8 }));
}
