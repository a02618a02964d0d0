import { advancedSearchHeader, type Call, type SpaceAnswer } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { isSuccess, readBody, UpstreamError, type UpstreamRequest } from "./upstream.ts";
import type { UpstreamResponse } from "./upstream-exchange.ts";

/** The longest answer that a page reads. */
const answerBytes = 8 * 1024 * 1024;

/** The request of a page's call, without the credential. */
export function pageRequest(
  address: string,
  method: string,
  { query = "", body, version, advancedSearch, signal }: Call<string>,
): UpstreamRequest {
  return {
    url: address + (query && `?${query}`),
    method,
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(version !== undefined && { "x-service-version": String(version) }),
      ...(advancedSearch && { [advancedSearchHeader]: "true" }),
    },
    body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
    signal,
  };
}

/** A service's answer, read whole, for a page that renders on the server. Throws `SpaceError`. */
export async function pageResponse({ status, headers, body }: UpstreamResponse): Promise<SpaceAnswer> {
  const bytes = await readBody(body, answerBytes).catch((error: unknown) => {
    throw unreachable(error);
  });
  // Making a `Response` and reading it takes longer than parsing.
  const text = bytes.toString("utf8");
  return {
    ok: isSuccess(status),
    status,
    headers: { get: (name) => headers[name]?.toString() },
    text: async () => text,
    json: async () => JSON.parse(text),
  };
}

/** A service that cannot be reached, or whose answer is too long, is a `SpaceError`; any other error stays a defect. */
export function unreachable(error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  if (error.cause instanceof RangeError) {
    const message = "The service answered more than a page reads.";
    return new SpaceError({ status: 502, code: "UnreadableAnswer", message });
  }
  return new SpaceError({ status: 502, code: "Unreachable", message: "The service cannot be reached." });
}
