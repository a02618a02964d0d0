import type { Mounts } from "#lib/gateway/mount.ts";
import { paths } from "#lib/paths.ts";
import { goTo } from "#lib/session/forms/navigate.ts";
import { type Bridge, pressBridge, showBridge } from "#lib/session/sign-in/bridge.ts";
import { finishSignIn } from "#lib/session/sign-in/callback.ts";
import { SpaceFileError } from "#lib/space-file/parse.ts";
import type { SpaceFile } from "#lib/space-file/schema.ts";
import { appleAssociation, assetLinks } from "./association-files.ts";
import { bridgeDoor } from "./bridge-door.ts";

type Paths = Mounts["paths"];

/** The bridge that a Space file says there is. */
function bridgeOf({ bridge, brand }: Pick<SpaceFile, "bridge" | "brand">): Bridge | undefined {
  if (bridge === undefined) return undefined;
  const link = new URL(bridge.link).href;
  return { link, page: (word, request) => bridgeDoor(word, brand, link, request) };
}

/**
 * The callback, and all that a Space file with a `bridge` adds to it, for `answerMounted`.
 * Throws `SpaceFileError` for a link to an address that the portal has for something else.
 * @param portalUrl its origin
 */
export function bridgeMounts(file: Pick<SpaceFile, "bridge" | "brand">, portalUrl: string): Paths {
  const bridge = bridgeOf(file);
  const finish = (request: Request) => finishSignIn(request, bridge);
  const callback = { GET: finish, HEAD: finish };
  if (bridge === undefined) return { [paths.callback()]: callback };
  const show = (request: Request) => showBridge(request, bridge);
  const press = (request: Request) => pressBridge(request, bridge);
  return {
    ...strandedMounts(file, bridge, portalUrl),
    [paths.callback()]: { ...callback, POST: press },
    [paths.bridge()]: { GET: show, HEAD: show, POST: press },
    [paths.assetLinks()]: getAndHead(() => assetLinks(file.bridge)),
    [paths.appleAssociation()]: getAndHead(() => appleAssociation(file.bridge)),
  };
}

/** What an operator is told at each start. */
export function bridgeWarning(bridge: SpaceFile["bridge"]): string | undefined {
  return bridge?.customScheme === true
    ? `bridge.link of the Space file (${bridge.link}) has a scheme that any other app can take, and the sign-in with it`
    : undefined;
}

/** Where the link is an address of this portal: a device on which no app claims it comes here. */
function strandedMounts({ brand }: Pick<SpaceFile, "brand">, bridge: Bridge, portalUrl: string): Paths {
  const { origin, pathname: path } = new URL(bridge.link);
  if (origin !== portalUrl) return {};
  if (!path.startsWith(paths.app())) {
    throw new SpaceFileError([
      `bridge.link: at the portal's own address it begins with ${portalUrl}${paths.app()}; everything else there is the portal's`,
    ]);
  }
  // What came in the address leaves it before anything is shown, scripts or not.
  return {
    [path]: getAndHead((request) =>
      new URL(request.url).search === "" ? bridgeDoor("stranded", brand, bridge.link, request) : goTo(path),
    ),
  };
}

function getAndHead(handle: (request: Request) => Response): Paths[string] {
  return { GET: handle, HEAD: handle };
}
