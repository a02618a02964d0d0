import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lookAtSpaceFile } from "../parse.ts";

const morae = readFileSync("lib/space-file/morae.json", "utf8");
const fingerprint = Array.from({ length: 32 }, () => "0A").join(":");
const https = '"link": "https://portal.example/app/signed-in"';
const apps = `"android": [{ "package": "com.example.app", "fingerprints": ["${fingerprint}"] }], "ios": ["ABCDE12345.com.example.app"]`;

const said = (bridge: string) =>
  lookAtSpaceFile(morae.replace('"locales"', `"bridge": { ${bridge} },\n  "locales"`), "space.json");

test("an https link that apps can claim is as it should be", () => {
  expect(said(`${https}, ${apps}`)).toMatchObject({ errors: [], warnings: [] });
});

test("without a bridge there are no problems", () => {
  const { file, errors, warnings } = lookAtSpaceFile(morae, "space.json");
  expect([file?.bridge, errors, warnings]).toEqual([undefined, [], []]);
});

test.each([
  ["an address that is none", '"link": "app/signed-in"', "bridge.link: isn't a URL"],
  ["no link at all", apps, "bridge.link: is missing"],
  ["plain http", '"link": "http://portal.example/app"', "bridge.link: isn't an https URL"],
  [
    "a scheme without `customScheme`",
    '"link": "com.example.app:/signed-in"',
    `bridge.link: isn't an https URL, which one app alone can claim; a scheme that any app can take needs "customScheme": true`,
  ],
  [
    "a scheme without a domain",
    '"link": "morae://signed-in", "customScheme": true',
    "bridge.link: has a scheme that isn't a reversed domain",
  ],
  ["a script", '"link": "javascript:alert(1)", "customScheme": true', "bridge.link: has a scheme that isn't"],
  [
    "https as a scheme of its own",
    `${https}, "customScheme": true`,
    "bridge.customScheme: is for a link with a scheme of its own",
  ],
  [
    "a query that would travel too",
    '"link": "https://portal.example/app?from=web"',
    "bridge.link: has a query or a fragment",
  ],
  [
    "a fragment that would hide what travels",
    '"link": "https://portal.example/app#"',
    "bridge.link: has a query or a fragment",
  ],
  [
    "a password",
    '"link": "https://me:secret@portal.example/app"',
    "bridge.link: has a user or a password in it",
  ],
  [
    "a fingerprint of another kind",
    `${https}, "android": [{ "package": "com.example.app", "fingerprints": ["0A:0B"] }]`,
    "bridge.android.0.fingerprints.0: isn't a SHA-256 fingerprint",
  ],
  [
    "a package that is none",
    `${https}, "android": [{ "package": "morae", "fingerprints": ["${fingerprint}"] }]`,
    "bridge.android.0.package: isn't a package name",
  ],
  [
    "a bundle without its team",
    `${https}, "ios": ["com.example.app"]`,
    "bridge.ios.0: isn't a team and bundle id",
  ],
  ["a slip", `${https}, "andriod": []`, 'bridge.andriod: unknown member; did you mean "android"?'],
])("%s is named, with line and column", (_, bridge, error) => {
  const { errors } = said(bridge);
  expect(
    errors.some((line) => /^space\.json:\d+:\d+ /.test(line) && line.includes(error)),
    errors.join("\n"),
  ).toBe(true);
});

test.each([
  [
    "a scheme of its own",
    '"link": "com.example.app:/signed-in", "customScheme": true',
    "any other app can take",
  ],
  ["a link that no app claims", https, "bridge: names no app (android, ios)"],
  [
    "apps beside a scheme of its own",
    `"link": "com.example.app:/signed-in", "customScheme": true, ${apps}`,
    "bridge: names apps, but a custom scheme cannot be verified",
  ],
])("%s is taken, with a warning", (_, bridge, warning) => {
  const { errors, warnings } = said(bridge);
  expect(errors).toEqual([]);
  expect(warnings.join("\n")).toContain(warning);
});
