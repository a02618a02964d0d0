import { readdirSync } from "node:fs";

const media = ".next/static/media";
let known: string | undefined | null = null;

/** The font file of the build; undefined without a build. */
export function fontAddress(): string | undefined {
  if (known === null) known = find();
  return known;
}

function find(): string | undefined {
  try {
    const name = readdirSync(media).find((file) => /^instrument-sans-latin-wght-normal\..*woff2$/.test(file));
    return name && `/_next/static/media/${name}`;
  } catch {
    return undefined;
  }
}
