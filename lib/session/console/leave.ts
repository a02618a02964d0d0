import { overLimit } from "#lib/limits/rate-limit.ts";
import { log } from "#lib/log.ts";
import { paths } from "#lib/paths.ts";
import { goTo } from "../forms/navigate.ts";
import { refusal } from "../forms/refusal.ts";
import { isSameOrigin } from "../forms/same-origin.ts";
import { tooMany } from "../forms/too-many.ts";
import { endConsole, openConsole } from "./console-session.ts";

/** Leaves the console here: `POST /console/sign-out`. The CMA token lives on where it was made. */
export async function leaveConsole(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refusal(403, "This has to start on a page of the console.");
  const session = await openConsole(request);
  const wait = await overLimit("sign_out", request, session?.id);
  if (wait !== undefined) return tooMany(wait, paths.console.signIn());
  const headers = new Headers({ "clear-site-data": '"cache"' });
  await endConsole(request, headers);
  log().info({ event: "console-left", userId: session?.userId });
  return goTo(paths.console.signIn({ problem: "signed_out" }), headers);
}
