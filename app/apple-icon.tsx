import { ImageResponse } from "next/og";
import { homeScreenIcon } from "#components/shell/brand-color.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

// The brand is the operator's, who need not be whoever builds.
export const dynamic = "force-dynamic";

export const size = { width: 180, height: 180 };
export const contentType = "image/png";

const dayInSeconds = 86_400;
let drawn: Promise<ArrayBuffer> | undefined;

/** The Space's mark for a home screen; drawn once for all who ask. */
export default async function AppleIcon(): Promise<Response> {
  drawn ??= draw().catch((error: unknown) => {
    drawn = undefined;
    throw error;
  });
  return new Response(await drawn, {
    headers: { "content-type": contentType, "cache-control": `public, max-age=${dayInSeconds}` },
  });
}

async function draw(): Promise<ArrayBuffer> {
  const { brand } = currentSpaceFile();
  // biome-ignore lint/performance/noImgElement: it is drawn here, not in a page.
  const picture = <img src={homeScreenIcon(brand)} width={size.width} height={size.height} alt="" />;
  return await new ImageResponse(picture, size).arrayBuffer();
}
