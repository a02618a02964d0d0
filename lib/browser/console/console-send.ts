import { paths } from "#lib/paths.ts";
import { consoleEndpoints } from "#lib/space/console-endpoints.ts";
import { fillPath } from "#lib/space/endpoints.ts";
import type { ConsoleSend } from "#lib/space/space-memberships.ts";
import { refusalsAreOf } from "../send/refusals.ts";
import { sendBy } from "../send/send-by.ts";

let pageUser = "";

/** Tells whose page of the console this is; its layout does so before anything is sent. */
export function setConsoleUser(userId: string): void {
  pageUser = userId;
  refusalsAreOf(userId);
}

/** Whose page of the console it is. */
export function consoleUser(): string {
  return pageUser;
}

/**
 * The console's `Send` in the browser, through its own proxy; a member's never goes there, nor this one to ACMA.
 * `SessionEnded` says that CMA does not accept the token any more, the rest is as `sendBy` says.
 */
export const consoleSend: ConsoleSend = sendBy(({ endpoint, parameters = {} }) => {
  const { method, path } = consoleEndpoints[endpoint];
  return {
    method,
    address: paths.api.cma + fillPath(path, parameters),
    identity: { "x-platform-user": pageUser },
  };
});
