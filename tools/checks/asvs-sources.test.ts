import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { readSources } from "./source.ts";

// What docs/security/asvs.md says of the code as a whole.
const document = readFileSync("docs/security/asvs.md", "utf8");
const isRun = ({ path }: { path: string }) =>
  /^(?:app|components|lib|service|middleware|server)\b/.test(path) &&
  !/(?:\.test|-for-tests|\/testing\/)/.test(path);
const sources = (await readSources(".")).filter(isRun);
const withText = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
const all = (pattern: RegExp) =>
  [...new Set(sources.flatMap(({ text }) => text.match(pattern) ?? []))].sort();
const packages = Object.entries(
  z
    .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
    .parse(JSON.parse(readFileSync("package-lock.json", "utf8"))).packages,
).flatMap(([path, { dev }]) => (dev ? [] : [path.replace(/^.*node_modules\//, "")]));

test("no request reaches a command: one module starts a program, the portal's own, without a shell", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(withText(/child_process/)).toEqual(["lib/session/renewal/renewer-process.ts"]);
  expect(withText(/\bshell:\s*true|\bexec(?:Sync)?\(\s*`/)).toEqual([]);
});

test("no template engine is installed", () => {
  const engines = [
    "ejs",
    "pug",
    "handlebars",
    "mustache",
    "nunjucks",
    "eta",
    "liquidjs",
    "lodash.template",
    "dot",
  ];
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter((name) => engines.includes(name))).toEqual([]);
});

test("secrets have 256 random bits, and session ids 144; what is random for its look is in browsers alone", () => {
  expect(
    withText(/Math\.random/).filter((path) => !/^(?:lib\/browser|lib\/installable|components)\//.test(path)),
  ).toEqual([]);
  const text = (path: string) => readFileSync(path, "utf8");
  for (const path of ["service/auth/secret.ts", "service/database/cursor-secret.ts"])
    expect(text(path)).toContain("randomBytes(32)");
  for (const path of ["lib/session/sign-in/new-session.ts", "lib/session/console/console-session.ts"])
    expect(text(path)).toContain("randomBytes(18)");
  expect(text("lib/session/records/record-seal.ts")).toMatch(/"aes-256-gcm"/);
});

test("every algorithm is in the inventory: AES-256-GCM and SHA-256 of node:crypto, and what iron and openid-client do", () => {
  expect(all(/create(?:Hash|Hmac)\(\s*"[^"]+"/g).map((call) => call.split('"')[1])).toEqual([
    "sha256",
    "sha256",
  ]);
  expect(withText(/createCipheriv\(/)).toEqual(["lib/session/records/record-seal.ts"]);
  expect(withText(/\bsubtle\./)).toEqual([]);
  const others = [
    "crypto-js",
    "node-forge",
    "tweetnacl",
    "bcrypt",
    "bcryptjs",
    "elliptic",
    "jsonwebtoken",
    "md5",
    "sjcl",
  ];
  expect(packages.filter((name) => others.includes(name))).toEqual([]);
  for (const used of ["AES-256-GCM", "AES-256-CBC", "SHA-256", "HKDF"]) expect(document).toContain(used);
});

test("no connection skips the check of a certificate", () => {
  expect(withText(/rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual(
    [],
  );
});

test("logs are written by the two log modules", () => {
  expect(withText(/import \{[^}]*[^e] pino\b[^}]*\} from "pino"|import pino/)).toEqual([
    "lib/log.ts",
    "service/database/open.ts",
    "service/log.ts",
  ]);
});

test("the document has the inventory and the data classes", () => {
  for (const part of [/## Keys and algorithms[^#]*/, /## Data classes[^#]*/])
    expect(part.exec(document)?.[0].match(/^\| /gm)?.length).toBeGreaterThan(5);
});
