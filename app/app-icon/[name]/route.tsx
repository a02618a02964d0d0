import { homeScreenIcon, tileIcon } from "#lib/brand/brand-color.ts";
import { drawnMark } from "../../drawn-mark.tsx";

const icons: Readonly<Record<string, () => Promise<Response>>> = {
  "192": () => drawnMark(tileIcon, 192),
  "512": () => drawnMark(tileIcon, 512),
  "maskable-512": () => drawnMark(homeScreenIcon, 512),
};

/** The Space's mark in the sizes that the web manifest names. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const draw = icons[(await params).name];
  return draw === undefined ? new Response(null, { status: 404 }) : await draw();
}
