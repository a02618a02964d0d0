import {
  appleAssociation,
  assetLinks,
  handleCallback,
  openApp,
  showAppLink,
  showUnclaimedLink,
} from "#lib/bridge/bridge-handlers.ts";
import { failure } from "#lib/gateway/http/failure.ts";
import { reportHealth } from "#lib/gateway/http/health.ts";
import { proxyRoute, type Route } from "#lib/gateway/http/route.ts";
import { securityTxt } from "#lib/gateway/http/security-txt.ts";
import { proxyConsole } from "#lib/gateway/proxy/console-proxy.ts";
import { proxy } from "#lib/gateway/proxy/proxy.ts";
import { answerManifest, answerOffline, answerWorker } from "#lib/installable/answer-installable.ts";
import { paths } from "#lib/paths.ts";
import { savePreferences } from "#lib/preferences.ts";
import { signInToConsole, signOutOfConsole } from "#lib/session/console/sign-in.ts";
import { goTo } from "#lib/session/forms/answers.ts";
import { describeSession, staySignedIn } from "#lib/session/renewal/session-status.ts";
import { beginSignIn } from "#lib/session/sign-in/login.ts";
import { answerSwitch } from "#lib/session/sign-in/new-session.ts";
import { signOut } from "#lib/session/sign-in/sign-out.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

/**
 * Every URL that isn't a page. `server.ts` answers them before Next.js; the route files of `app/` export the
 * same handlers, for any other host of Next.js. `GET` on a form's target is a URL typed by hand.
 */
export const routes = {
  acma: proxyRoute(paths.api.acma, (call) => proxy(call, "acma")),
  acda: proxyRoute(paths.api.acda, (call) => proxy(call, "acda")),
  upload: proxyRoute(paths.api.upload, (call) => proxy(call, "upload")),
  cma: proxyRoute(paths.api.cma, proxyConsole),
  session: { path: paths.api.session(), GET: describeSession, POST: staySignedIn },
  health: { path: paths.api.health(), GET: reportHealth },
  unknownApi: proxyRoute("/api", () => failure("NotFound")),
  login: { path: paths.login(""), GET: () => goTo(paths.signIn()), POST: login },
  callback: { path: paths.callback(), takesToken: true, GET: handleCallback, POST: openApp },
  bridge: { path: paths.bridge(), takesToken: true, GET: showAppLink, POST: openApp },
  app: { path: paths.app(), takesToken: true, GET: showUnclaimedLink },
  assetLinks: { path: paths.assetLinks(), GET: () => assetLinks(currentSpaceFile().bridge) },
  appleAssociation: {
    path: paths.appleAssociation(),
    GET: () => appleAssociation(currentSpaceFile().bridge),
  },
  securityTxt: { path: paths.securityTxt(), GET: () => securityTxt(paths.securityTxt()) },
  // No page: the page of an unknown address asks for a sign-in.
  unknownWellKnown: {
    path: "/.well-known/",
    GET: () => new Response(null, { status: 404, headers: { "cache-control": "no-store" } }),
  },
  logout: { path: paths.logout(), GET: () => goTo(paths.home()), POST: signOut },
  answerSwitch: { path: paths.answerSwitch(), POST: answerSwitch },
  preferences: { path: paths.preferences(), POST: savePreferences },
  consoleToken: {
    path: paths.console.token(),
    GET: () => goTo(paths.console.signIn()),
    POST: signInToConsole,
  },
  consoleSignOut: {
    path: paths.console.signOut(),
    GET: () => goTo(paths.console.spaces()),
    POST: signOutOfConsole,
  },
  worker: { path: paths.worker(), GET: answerWorker },
  offline: { path: paths.offline(), GET: answerOffline },
  manifest: { path: paths.manifest(), GET: answerManifest },
} satisfies Record<string, Route>;

async function login(request: Request): Promise<Response> {
  const providers = currentSpaceFile().providers.map(({ id }) => id);
  const { pathname } = new URL(request.url);
  const provider = providers.find((id) => paths.login(id) === pathname) ?? "";
  return await beginSignIn(request, provider, providers);
}
