import { paths } from "#lib/paths.ts";
import { consoleEndpoints } from "#lib/space/console-endpoints.ts";
import { fillPath } from "#lib/space/endpoints.ts";
import type { ConsoleSend } from "#lib/space/space-memberships.ts";
import { pageIdentity } from "../page-identity.ts";
import { sendBy } from "../send/send.ts";

/**
 * The console's `Send` in the browser, through its own proxy. `SessionEnded`: CMA refused the token;
 * otherwise as `sendBy`.
 */
export const consoleSend: ConsoleSend = sendBy(({ endpoint, parameters = {} }) => {
  const { method, path } = consoleEndpoints[endpoint];
  return {
    method,
    address: paths.api.cma + fillPath(path, parameters),
    identity: { "x-platform-user": pageIdentity().platformUserId },
  };
});
