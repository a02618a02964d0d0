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
 * The service worker of this build and this brand: another build's, or another brand's, is another text, which a browser
 * puts in its place.
 * @param build its id; undefined where none was made, as in development: then the worker only takes its leave
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
      // Answers to calls; and what passes a token on, signs in or out.
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
