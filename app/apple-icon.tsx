import { homeScreenIcon } from "#lib/brand/brand-color.ts";
import { drawnMark } from "./drawn-mark.tsx";

// Not at build time: the operator configures the brand later.
export const dynamic = "force-dynamic";

export const size = { width: 180, height: 180 };
export const contentType = "image/png";

/** The Space's mark for a home screen. */
export default async function AppleIcon(): Promise<Response> {
  return await drawnMark(homeScreenIcon, size.width);
}
