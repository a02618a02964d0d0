import { ImageResponse } from "next/og";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import type { Brand } from "#lib/space-file/schema.ts";

const dayInSeconds = 86_400;
export const iconCaching = `public, max-age=${dayInSeconds}`;

const drawn = new Map<string, Promise<ArrayBuffer>>();

/**
 * The Space's logo as a PNG, drawn once.
 * @param icon its drawing, as an address
 * @param pixels wide and high
 */
export async function drawnMark(icon: (brand: Brand) => string, pixels: number): Promise<Response> {
  const picture = icon(currentSpaceFile().brand);
  const key = `${pixels} ${picture}`;
  const drawing = drawn.get(key) ?? draw(picture, pixels);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  const bytes = await drawing;
  return new Response(bytes, {
    headers: {
      "content-type": "image/png",
      "content-length": String(bytes.byteLength),
      "cache-control": iconCaching,
    },
  });
}

async function draw(picture: string, pixels: number): Promise<ArrayBuffer> {
  // biome-ignore lint/performance/noImgElement: it is drawn here, not in a page.
  const image = <img src={picture} width={pixels} height={pixels} alt="" />;
  return await new ImageResponse(image, { width: pixels, height: pixels }).arrayBuffer();
}
