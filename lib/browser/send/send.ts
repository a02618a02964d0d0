import { paths } from "#lib/paths.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import type { Send } from "#lib/space/send.ts";
import { sendBy } from "./send-by.ts";

let page = { spaceId: "", memberId: "" };

/** Tells the browser which Space it is in and whose page it shows; the shell does so before anything is sent. */
export function setPage(spaceId: string, memberId: string): void {
  page = { spaceId, memberId };
}

/** Which Space it is, and whose page. */
export function pageOf(): Readonly<typeof page> {
  return page;
}

/** A member's `Send` in the browser, as `sendBy` sends. */
export const browserSend: Send = sendBy(({ endpoint, parameters }) => {
  const { service, method, path } = endpoints[endpoint];
  const { spaceId, memberId } = page;
  return {
    method,
    address: paths.api[service] + fillPath(path, { ...parameters, spaceId }),
    identity: { "x-member": memberId },
  };
});
