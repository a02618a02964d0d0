import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { beforeEach, expect, test, vi } from "vitest";

const map = { style: "https://maps.example.com/style.json", origins: ["https://tiles.example.com"] };
const space = vi.hoisted(() => ({
  mapOrigins: [] as readonly string[],
  mediaOrigins: ["https://media.example.com"],
}));
vi.mock("#lib/space-file/current.ts", () => ({
  currentMapOrigins: () => space.mapOrigins,
  currentMediaOrigins: () => space.mediaOrigins,
}));

const { contentSecurityPolicy, headersOfEveryAnswer, mapFilesPolicy } = await import("./page-headers.ts");
const { mapOrigins, mapSchema } = await import("#lib/space-file/map-schema.ts");

beforeEach(() => vi.stubEnv("SESSION_SECRETS", "s".repeat(32)));

/** Each directive with its sources. */
function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split("; ").map((each) => [each.slice(0, each.indexOf(" ")), each.slice(each.indexOf(" ") + 1)]),
  );
}

test("maps load from the portal alone unless the Space file names one", () => {
  space.mapOrigins = mapOrigins(undefined);
  for (const policy of [contentSecurityPolicy("n"), mapFilesPolicy()]) {
    expect(directives(policy).get("connect-src")).toBe("'self'");
  }
});

test("the origins of a map that the Space file names are allowed for data and pictures, and for nothing else", () => {
  const before = directives(contentSecurityPolicy("n"));
  space.mapOrigins = mapOrigins(mapSchema.parse(map));
  const after = directives(contentSecurityPolicy("n"));
  expect([...after].filter(([name, sources]) => before.get(name) !== sources).map(([name]) => name)).toEqual([
    "img-src",
    "connect-src",
  ]);
  expect(after.get("connect-src")).toBe("'self' https://maps.example.com https://tiles.example.com");
  expect(after.get("img-src")).toMatch(/ https:\/\/maps\.example\.com https:\/\/tiles\.example\.com$/);
  expect(after.get("worker-src")).toBe("'self'");
  // The worker has the policy of its own answer.
  expect(mapFilesPolicy()).toContain("default-src 'none'; connect-src 'self' https://maps.example.com");
});

test("Google's evaluator finds nothing in a policy with a map of the Space file", () => {
  space.mapOrigins = mapOrigins(mapSchema.parse(map));
  const findings = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();
  const policies = [
    contentSecurityPolicy("r4nd0mN0nc3r4nd0mN0nc3"),
    mapFilesPolicy(),
    headersOfEveryAnswer()["content-security-policy"] ?? "",
  ];
  for (const policy of policies) expect(findings(policy), policy).toEqual([]);
  expect(findings("script-src 'unsafe-inline'")).not.toEqual([]);
});
