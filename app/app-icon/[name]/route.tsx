import { brandSvg, homeScreenIcon, tileIcon } from "#lib/brand/brand-color.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { drawnMark, iconCaching } from "../../drawn-mark.tsx";

const icons = new Map<string, () => Response | Promise<Response>>(
  Object.entries({
    // Of a tab.
    mark: () =>
      new Response(brandSvg(currentSpaceFile().brand), {
        headers: { "content-type": "image/svg+xml", "cache-control": iconCaching },
      }),
    "192": () => drawnMark(tileIcon, 192),
    "512": () => drawnMark(tileIcon, 512),
    "maskable-512": () => drawnMark(homeScreenIcon, 512),
  }),
);

/** The Space's mark for a tab, and in the sizes that the web manifest names. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const draw = icons.get((await decodedParams(params)).name);
  return draw === undefined ? new Response(null, { status: 404 }) : await draw();
}
