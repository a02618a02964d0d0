import { Buffer } from "node:buffer";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

export interface RealFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Water with a sun: something that every kind of picture has to say differently. */
function scene(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="50%" fill="#e0a878"/><rect y="50%" width="100%" height="50%" fill="#28586c"/>
    <circle cx="50%" cy="45%" r="12%" fill="#fff0c8"/></svg>`;
  return sharp(Buffer.from(svg));
}

/** Stored lying on its side, shown upright: 600 wide and 800 high. */
export const turnedJpeg = async (): Promise<RealFile> => ({
  name: "turned.jpg",
  mimeType: "image/jpeg",
  buffer: await scene(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
});

/** @param paddingBytes that follow the picture, for an upload that takes its time */
export const png = async (name = "tide.png", paddingBytes = 0): Promise<RealFile> => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.concat([await scene(640, 480).png().toBuffer(), Buffer.alloc(paddingBytes)]),
});

export const webp = async (): Promise<RealFile> => ({
  name: "dune.webp",
  mimeType: "image/webp",
  buffer: await scene(640, 480).webp().toBuffer(),
});

export const avif = async (): Promise<RealFile> => ({
  name: "kelp.avif",
  mimeType: "image/avif",
  buffer: await scene(320, 240).avif({ effort: 0 }).toBuffer(),
});

/** A drawing that would run in whatever page shows it as a document. */
export const svgWithScript: RealFile = {
  name: "chart.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>document.title="run"</script><circle r="4" cx="5" cy="5" onload="document.title='run'"/></svg>`,
  ),
};

export const htmlAsPng: RealFile = {
  name: "photo.png",
  mimeType: "image/png",
  buffer: Buffer.from("<!doctype html><title>x</title><script>document.title='run'</script>"),
};

export const empty: RealFile = { name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) };

export const pdf: RealFile = {
  name: "tide table.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  ),
};

/** The boxes that a film begins with, and nothing to see. */
export function mp4(bytes = 4096, name = "walk.mp4"): RealFile {
  const head = Buffer.from("00000018667479706d70343200000000697366366d703432", "hex");
  const rest = Buffer.alloc(Math.max(8, bytes - head.length));
  rest.writeUInt32BE(Math.min(rest.length, 0xffffffff), 0);
  rest.write("mdat", 4, "latin1");
  return { name, mimeType: "video/mp4", buffer: Buffer.concat([head, rest]) };
}

/** A file on disk: browsers are not handed so much at once. */
export function fileOnDisk(folder: string, { name, buffer }: RealFile): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, buffer);
  return path;
}
