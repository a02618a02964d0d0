import { paths } from "#lib/paths.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import { advancedSearchHeader, type Call, type Send } from "#lib/space/send.ts";
import { SpaceError, spaceErrorOf } from "#lib/space/space-error.ts";
import { tellSessionNews } from "./session-news.ts";

const longestRetryAfterSeconds = 30;
const triesWhenLimited = 3;

let page = { spaceId: "", memberId: "" };

/** Tells the browser which Space it is in and whose page it shows; the shell does so before anything is sent. */
export function setPage(spaceId: string, memberId: string): void {
  page = { spaceId, memberId };
}

/** Which Space it is, and whose page. */
export function pageOf(): Readonly<typeof page> {
  return page;
}

/**
 * The browser's `Send`, and its only fetch: by the portal's own way through. `Retry` is sent again at once, `429`
 * after the wait that it asks for. Rejects with `SpaceError`: `SessionEnded`; `OtherMember` when somebody else is
 * signed in here by now; `Unreachable` (status 0).
 */
export const browserSend: Send = async (call) => {
  let renewed = false;
  for (let limited = 1; ; ) {
    const response = await send(call);
    const code = [401, 409].includes(response.status) ? await codeOf(response) : undefined;
    if (code === "SessionEnded" || code === "OtherMember") {
      tellSessionNews(code === "SessionEnded" ? "ended" : "other");
      throw await spaceErrorOf(response);
    }
    if (code === "Retry" && !renewed) renewed = true;
    else if (response.status === 429 && limited++ < triesWhenLimited) await wait(response, call.signal);
    else return response;
  }
};

async function send({
  endpoint,
  parameters = {},
  query = "",
  body,
  version,
  advancedSearch,
  signal,
  keepalive = false,
}: Call): Promise<Response> {
  const { service, method, path } = endpoints[endpoint];
  const address =
    paths.api[service] + fillPath(path, { ...parameters, spaceId: page.spaceId }) + (query && `?${query}`);
  try {
    return await fetch(address, {
      method,
      keepalive,
      headers: {
        accept: "application/json",
        "x-portal": "1",
        "x-member": page.memberId,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(version !== undefined && { "x-service-version": String(version) }),
        ...(advancedSearch && { [advancedSearchHeader]: "true" }),
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
