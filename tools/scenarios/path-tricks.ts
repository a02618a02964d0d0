import { rawStatus, sendRaw } from "./client/raw.ts";
import type { TestBrowser } from "./client/test-browser.ts";
import type { Site } from "./site/site.ts";

/** Paths below the API's prefix that try to be another one. */
const below = [
  "/../../secrets",
  "/spaces/demo/../../../auth/v1/spaces/demo/oauth/token",
  "/spaces/demo/contents/..",
  "/spaces/demo/contents/../../other/contents/c1",
  "/spaces/demo/contents/%2e%2e",
  "/spaces/demo/contents/%2E%2E/c1",
  "/spaces/demo/contents/.%2e/c1",
  "/spaces/demo/contents/c1%2f..%2fc2",
  "/spaces/demo/contents/c1%2Fpublish",
  "/spaces/demo/contents/%252e%252e",
  "/spaces/demo/contents/%252f",
  "/spaces//demo/contents/c1",
  "//spaces/demo/contents/c1",
  "/spaces/demo/contents//c1",
  "/spaces/demo/contents/c1/",
  "/spaces\\demo\\contents\\c1",
  "/spaces/demo/contents/..\\..\\c1",
  "/spaces/demo/contents/%5c..%5cc1",
  "/@evil.example/me",
  "@evil.example/me",
  ":80@evil.example/me",
  "/spaces/demo/contents/c1%00",
  "/spaces/demo/contents/c1%0d%0aX-Injected:%201",
  "/spaces/demo/contents/c1%23fragment",
  "/spaces/demo/contents/c1%3Fx=1",
  "/spaces/demo/contents/%C0%AE%C0%AE",
  "/spaces/demo/contents/%zz",
  "/spaces/other/contents/c1",
  "/spaces/demo/contents/c1/versions",
];

/** Sends every trick as raw bytes, with the member's cookies; names those that were not refused. */
export async function playTricks(site: Site, browser: TestBrowser, prefix: string): Promise<string[]> {
  const { host } = new URL(site.publicOrigin);
  const other = new URL(site.space.addresses.auth).host;
  const targets = [
    ...below.map((path) => prefix + path),
    `http://${other}${prefix}/me`,
    `http://${other}/acma/v1/me`,
    `//${other}${prefix}/../me`,
    `${prefix.toUpperCase()}/me`,
    `${prefix}/../acma/%2e%2e/me`,
    `/%61pi${prefix.replace(/^\/api/, "")}/me`,
    `${prefix}/me#fragment`,
    "*",
  ];
  const passed: string[] = [];
  for (const target of targets) {
    const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`, `Cookie: ${browser.jar.header}`, "Accept: */*"];
    const status = rawStatus(await sendRaw(site.next(), lines).catch(() => ""));
    // A redirect to the normalized URL is a refusal too: it carries no token, and the new request is checked again.
    if (status !== 0 && (status < 300 || status >= 500)) passed.push(`${target} → ${status}`);
  }
  return passed;
}
