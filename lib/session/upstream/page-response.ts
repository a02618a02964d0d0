import { advancedSearchHeader } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { readBody, UpstreamError } from "./upstream.ts";
import type { UpstreamResponse } from "./upstream-exchange.ts";

/** No page needs more; what is longer is not read to its end. */
const answerBytes = 8 * 1024 * 1024;

/** What a service answered, read whole, for a page that renders on the server. Throws `SpaceError`. */
export async function pageResponse({ status, headers, body }: UpstreamResponse): Promise<Response> {
  const bytes = await readBody(body, answerBytes).catch((error: unknown) => {
    throw unreachable(error);
  });
  const advanced = headers[advancedSearchHeader];
  return new Response([204, 304].includes(status) ? null : new Uint8Array(bytes), {
    status,
    headers: typeof advanced === "string" ? { [advancedSearchHeader]: advanced } : {},
  });
}

/** A service that cannot be had is a `SpaceError`; anything else stays the defect that it is. */
export function unreachable(error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  return new SpaceError({ status: 502, code: "Unreachable", message: "The service cannot be reached." });
}
