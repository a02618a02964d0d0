import { environment } from "#lib/environment.ts";
import { toResponse } from "#lib/gateway/http/answer.ts";
import { type FailureCode, failure } from "#lib/gateway/http/failure.ts";
import { paths } from "#lib/paths.ts";
import { goTo } from "#lib/session/forms/navigate.ts";
import { type Bridge, pressBridge, showBridge } from "#lib/session/sign-in/bridge.ts";
import { finishSignIn } from "#lib/session/sign-in/callback.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { SpaceFileError } from "#lib/space-file/parse.ts";
import type { SpaceFile } from "#lib/space-file/schema.ts";
import { bridgePage } from "./bridge-page.ts";

/** `GET /callback`: ends a sign-in of this browser, or passes the token of another one on to the native app. */
export async function handleCallback(request: Request): Promise<Response> {
  return await finishSignIn(request, currentBridge());
}

/** `POST /callback`, `POST /bridge`: the button of the bridge's page, without scripts. */
export function openApp(request: Request): Response {
  const bridge = currentBridge();
  return bridge === undefined ? refuse("NotFound") : pressBridge(request, bridge);
}

/** `GET /bridge`: the page that passes an exchangeToken on to the native app. */
export function showAppLink(request: Request): Response {
  const bridge = currentBridge();
  return bridge === undefined ? refuse("NotFound") : showBridge(request, bridge);
}

/** Below `/app/`: the app's own link, on a device on which no app has claimed it. */
export function showUnclaimedLink(request: Request): Response {
  const { brand } = currentSpaceFile();
  const { pathname, search } = new URL(request.url);
  const link = currentBridge()?.link;
  if (link !== environment().portalUrl + pathname) return refuse("NotFound");
  // What came in the address leaves it before anything is shown, scripts or not.
  return search === "" ? bridgePage("stranded", brand, link, request) : goTo(pathname);
}

/**
 * What an operator should know of a `bridge` at each start. Throws `SpaceFileError` for a link to an address that the
 * portal has for something else.
 * @param portalUrl its origin
 */
export function bridgeWarning(bridge: SpaceFile["bridge"], portalUrl: string): string | undefined {
  if (bridge === undefined) return undefined;
  const { origin, pathname } = new URL(bridge.link);
  if (origin === portalUrl && !pathname.startsWith(paths.app())) {
    throw new SpaceFileError([
      `bridge.link: at the portal's own address it begins with ${portalUrl}${paths.app()}; everything else there is the portal's`,
    ]);
  }
  return bridge.customScheme
    ? `bridge.link of the Space file (${bridge.link}) has a scheme that any other app can take, and the sign-in with it`
    : undefined;
}

/** The bridge that the Space file says there is. */
function currentBridge(): Bridge | undefined {
  const { bridge, brand } = currentSpaceFile();
  if (bridge === undefined) return undefined;
  const link = new URL(bridge.link).href;
  return { link, page: (word, request) => bridgePage(word, brand, link, request) };
}

function refuse(code: FailureCode): Response {
  return toResponse(failure(code));
}
