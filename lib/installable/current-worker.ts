import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { environment } from "#lib/environment.ts";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { fontAddress } from "#lib/static-pages/page-font.ts";
import { offlinePage } from "./offline-page.ts";
import { farewellScript, type WorkerSettings, workerScript } from "./worker.ts";

const mostFiles = 300;
const largestBytes = 1_000_000;

/**
 * The service worker of this build and brand; a change of either changes its text, so that browsers replace
 * it.
 * @param build undefined in development: the worker then removes itself
 */
export async function workerOf(brand: Brand, build = buildId()): Promise<string> {
  if (build === undefined) return farewellScript();
  const font = fontAddress();
  const settings: WorkerSettings = {
    cacheName: "",
    offline: paths.offline(),
    before: [paths.offline(), ...(font === undefined ? [] : [font])],
    kept: ["/_next/static/", paths.appIcon(""), paths.appleIcon()],
    untouched: [
      // Calls, tokens, sign-in and sign-out.
      ...["/api/", paths.callback(), paths.bridge(), paths.app(), paths.login(""), paths.logout()],
      ...[paths.switchMember(), paths.preferences(), paths.worker(), paths.manifest()],
    ],
    mostFiles,
    largestBytes,
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
