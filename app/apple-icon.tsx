import { homeScreenIcon } from "#lib/brand/brand-color.ts";
import { drawnMark } from "./drawn-mark.tsx";

// The brand is the operator's, who need not be whoever builds.
export const dynamic = "force-dynamic";

export const size = { width: 180, height: 180 };
export const contentType = "image/png";

/** The Space's mark for a home screen. */
export default async function AppleIcon(): Promise<Response> {
  return await drawnMark(homeScreenIcon, size.width);
}
