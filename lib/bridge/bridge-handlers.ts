import { environment } from "#lib/environment.ts";
import { toResponse } from "#lib/gateway/http/answer.ts";
import { type FailureCode, failure } from "#lib/gateway/http/failure.ts";
import { paths } from "#lib/paths.ts";
import { goTo } from "#lib/session/forms/answers.ts";
import { type Bridge, type BridgeState, pressBridge, showBridge } from "#lib/session/sign-in/bridge.ts";
import { scriptThatForgets, scriptThatPassesOn } from "#lib/session/sign-in/bridge-script.ts";
import { finishSignIn } from "#lib/session/sign-in/callback.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { SpaceFileError } from "#lib/space-file/parse.ts";
import type { Brand, SpaceFile } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { filled, pageWords, readerOf } from "#lib/static-pages/reader.ts";
import { escaped, staticPage } from "#lib/static-pages/static-page.ts";

/** `GET /callback`: finishes a sign-in of this browser, or passes a native app's token on to it. */
export async function handleCallback(request: Request): Promise<Response> {
  return await finishSignIn(request, currentBridge());
}

/** `POST /callback`, `POST /bridge`: the bridge page's button without scripts. */
export function openApp(request: Request): Response {
  const bridge = currentBridge();
  return bridge === undefined ? refuse("NotFound") : pressBridge(request, bridge);
}

/** `GET /bridge`: the page that passes an exchangeToken on to the native app. */
export function showAppLink(request: Request): Response {
  const bridge = currentBridge();
  return bridge === undefined ? refuse("NotFound") : showBridge(request, bridge);
}

/** Below `/app/`: the app's own link on a device without the app. */
export function showUnclaimedLink(request: Request): Response {
  const { brand } = currentSpaceFile();
  const { pathname, search } = new URL(request.url);
  const link = currentBridge()?.link;
  if (link !== environment().portalUrl + pathname) return refuse("NotFound");
  // Removes a query from the URL before anything is shown.
  return search === "" ? bridgePage("stranded", brand, link, request) : goTo(pathname);
}

/**
 * A warning about `bridge` for the operator at start. Throws `SpaceFileError` if the link is a URL of the
 * portal itself.
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

function currentBridge(): Bridge | undefined {
  const { bridge, brand } = currentSpaceFile();
  if (bridge === undefined) return undefined;
  const link = new URL(bridge.link).href;
  return { link, page: (state, request) => bridgePage(state, brand, link, request) };
}

function refuse(code: FailureCode): Response {
  return toResponse(failure(code));
}

/** A state of the bridge, or `stranded`: no app has claimed the link. */
type BridgePageState = BridgeState | "stranded";

/**
 * The bridge's page. It never reads the URL: that is for the page's script, or for the server after a press
 * without scripts.
 */
function bridgePage(state: BridgePageState, brand: Brand, link: string, request: Request): Response {
  const reader = readerOf(request);
  const words = pageWords(reader.language).bridge;
  const name = wordsIn(brand.name, reader.language);
  const { title, text } = words[state];
  return staticPage({
    ...reader,
    brand,
    title: `${title} · ${name}`,
    inside: [
      `<h1>${escaped(title)}</h1><p>${escaped(filled(text, name))}</p>`,
      `<div class="auth-actions">${linkToApp(state, link, words.openApp)}`,
      `<a class="button" href="${paths.signIn()}">${escaped(words.here)}</a></div>`,
    ].join(""),
    scripts: [state === "open" ? scriptThatPassesOn(link) : scriptThatForgets()],
    ...(state === "open" && { formsLeadTo: sourceOf(link) }),
  });
}

/** A link that the script completes; without scripts a form to the page's own URL. */
function linkToApp(state: BridgePageState, link: string, words: string): string {
  const anchor = (more: string) =>
    `<a class="button" data-variant="primary" href="${escaped(link)}"${more}>${escaped(words)}</a>`;
  // The page is at the link itself.
  if (state === "stranded") return "";
  if (state !== "open") return anchor("");
  const form = `<form method="post"><button class="button" data-variant="primary">${escaped(words)}</button></form>`;
  return `${anchor(" data-pass-on hidden")}<noscript>${form}</noscript>`;
}

/** The origin of an https link, or a custom scheme. */
function sourceOf(link: string): string {
  const { protocol, origin } = new URL(link);
  return protocol === "https:" ? origin : protocol;
}

const maxAgeSeconds = 3_600;

/** `GET /.well-known/assetlinks.json`: the Android apps that may claim the link. 404 where there are none. */
export function assetLinks(bridge: SpaceFile["bridge"]): Response {
  if (bridge === undefined || bridge.customScheme || bridge.android.length === 0) return nothing();
  return json(
    bridge.android.map((app) => ({
      relation: ["delegate_permission/common.handle_all_urls"],
      target: {
        namespace: "android_app",
        package_name: app.package,
        sha256_cert_fingerprints: app.fingerprints.map((each) => each.toUpperCase()),
      },
    })),
  );
}

/**
 * `GET /.well-known/apple-app-site-association`: the iOS apps that may claim the link; `webcredentials` is
 * for system sign-in windows. 404 without any.
 */
export function appleAssociation(bridge: SpaceFile["bridge"]): Response {
  if (bridge === undefined || bridge.customScheme || bridge.ios.length === 0) return nothing();
  const components = [{ "/": new URL(bridge.link).pathname }];
  return json({
    applinks: { details: [{ appIDs: bridge.ios, components }] },
    webcredentials: { apps: bridge.ios },
  });
}

// Apple and Google follow no redirect and accept only this type.
function json(value: unknown): Response {
  return new Response(JSON.stringify(value), {
    headers: { "content-type": "application/json", "cache-control": `public, max-age=${maxAgeSeconds}` },
  });
}

function nothing(): Response {
  return toResponse(failure("NotFound"));
}
