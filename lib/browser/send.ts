import { paths } from "#lib/paths.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import type { Call, Send } from "#lib/space/send.ts";
import { SpaceError, spaceErrorOf } from "#lib/space/space-error.ts";

/** Dispatched on `window` when an answer says that nobody is signed in any more. */
const sessionEndedEvent = "atrium:session-ended";

const longestRetryAfterSeconds = 30;
const triesWhenLimited = 3;

let spaceId = "";

/** Tells the browser which Space it is in; the shell does so before anything is sent. */
export function setSpaceId(id: string): void {
  spaceId = id;
}

/**
 * The browser's `Send`, and its only fetch: by the portal's own way through. `Retry` is sent again at once, `429`
 * after the wait that it asks for. Rejects with `SpaceError`: `SessionEnded`, or `Unreachable` (status 0).
 */
export const browserSend: Send = async (call) => {
  for (let tried = 1; ; tried++) {
    const response = await send(call);
    if (response.status === 409 && (await codeOf(response)) === "Retry" && tried === 1) continue;
    if (response.status === 429 && tried < triesWhenLimited) {
      await wait(response, call.signal);
      continue;
    }
    if (response.status === 401 && (await codeOf(response)) === "SessionEnded") {
      window.dispatchEvent(new Event(sessionEndedEvent));
      throw await spaceErrorOf(response);
    }
    return response;
  }
};

async function send({
  endpoint,
  parameters = {},
  query = "",
  body,
  version,
  signal,
}: Call): Promise<Response> {
  const { service, method, path } = endpoints[endpoint];
  const address = paths.api[service] + fillPath(path, { ...parameters, spaceId }) + (query && `?${query}`);
  try {
    return await fetch(address, {
      method,
      headers: {
        accept: "application/json",
        "x-portal": "1",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(version !== undefined && { "x-service-version": String(version) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new SpaceError({ status: 0, code: "Unreachable", message: "The service cannot be reached." });
  }
}

async function codeOf(response: Response): Promise<string> {
  return (await spaceErrorOf(response.clone())).code;
}

async function wait(response: Response, signal: AbortSignal | undefined): Promise<void> {
  const seconds = Math.min(Number(response.headers.get("retry-after")) || 1, longestRetryAfterSeconds);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
