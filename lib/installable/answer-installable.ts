import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { environment } from "#lib/environment.ts";
import { headersOfEveryAnswer } from "#lib/gateway/http/page-headers.ts";
import type { Language } from "#lib/messages/language.ts";
import { pagesCachePrefix, paths } from "#lib/paths.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { readerOf } from "#lib/static-pages/reader.ts";
import { fontAddress, iconsAddress } from "#lib/static-pages/static-page.ts";
import { offlinePage } from "./offline-page.ts";
import { background, sheet } from "./theme-color.ts";
import { unregisterScript, type WorkerSettings, workerScript } from "./worker.ts";

// For the worker's own fetches.
const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `GET /worker.js`, never cached: it identifies the build. */
export async function answerWorker(): Promise<Response> {
  return text(await workerOf(currentSpaceFile().brand), "text/javascript", {
    "cache-control": "no-cache",
    "content-security-policy": workerPolicy,
  });
}

/** `GET /offline`: cached by the worker. */
export function answerOffline(): Response {
  return offlinePage(currentSpaceFile().brand);
}

/** `GET /manifest.webmanifest`, in the browser's language. */
export function answerManifest(request: Request): Response {
  const { language } = readerOf(request);
  return text(manifestOf(currentSpaceFile().brand, language), "application/manifest+json", {
    "cache-control": "no-cache",
    vary: "accept-language",
  });
}

function text(body: string, type: string, headers: Record<string, string>): Response {
  return new Response(body, {
    headers: { ...headersOfEveryAnswer(), "content-type": `${type}; charset=utf-8`, ...headers },
  });
}

export function manifestOf({ name, tagline }: Brand, language: Language): string {
  const called = wordsIn(name, language);
  const icon = (of: string, purpose: "any" | "maskable") => ({
    src: paths.appIcon(of),
    sizes: `${of.replace(/\D/g, "")}x${of.replace(/\D/g, "")}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: paths.home(),
    start_url: paths.home(),
    scope: paths.home(),
    display: "standalone",
    lang: language,
    name: called,
    short_name: called,
    ...(tagline !== undefined && { description: wordsIn(tagline, language) }),
    background_color: background,
    theme_color: sheet.light,
    icons: [icon("192", "any"), icon("512", "any"), icon("maskable-512", "maskable")],
  });
}

const mostFiles = 300;
/** Compressed. Larger files are for maps, which need a connection. */
const largestBytes = 200_000;
/** Then a stored page is better than a blank tab. */
const slowMs = 5_000;

/**
 * The service worker of this build and brand; a change of either changes its text, so that browsers replace
 * it.
 * @param build undefined in development: the worker then removes itself
 */
export async function workerOf(brand: Brand, build = buildId()): Promise<string> {
  if (build === undefined) return unregisterScript();
  const settings: WorkerSettings = {
    cacheName: "",
    offline: paths.offline(),
    pages: pagesCachePrefix,
    before: [paths.offline(), fontAddress(), iconsAddress()].filter((address) => address !== undefined),
    kept: ["/_next/static/", paths.appIcon(""), paths.appleIcon()],
    untouched: [
      // Calls, tokens, sign-in and sign-out.
      ...["/api/", paths.callback(), paths.bridge(), paths.app(), paths.login(""), paths.logout()],
      ...[paths.switchMember(), paths.preferences(), paths.worker(), paths.manifest()],
    ],
    mostFiles,
    largestBytes,
    slowMs,
  };
  const version = createHash("sha256")
    .update([build, await offlinePage(brand).text(), workerScript(settings)].join("\0"))
    .digest("base64url");
  return workerScript({ ...settings, cacheName: `atrium-${version.slice(0, 12)}` });
}

function buildId(): string | undefined {
  if (environment().isDevelopment) return undefined;
  try {
    return readFileSync(".next/BUILD_ID", "utf8").trim();
  } catch {
    return undefined;
  }
}
