import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadEnvironmentFile, startSettings } from "./settings.ts";

test("without any address the embedded Space is started", () => {
  expect(startSettings({})).toEqual({
    port: 3000,
    spacePort: 4000,
    dataDir: ".data",
    portalUrl: "http://localhost:3000",
    embeddedSpace: true,
  });
});

test.each(["AUTH_URL", "ACMA_URL", "ACDA_URL", "CMA_URL", "UPLOAD_URL"])(
  "%s means a Space of one's own",
  (name) => {
    expect(startSettings({ [name]: "https://space.example" }).embeddedSpace).toBe(false);
  },
);

test("a variable that is empty is not set", () => {
  expect(startSettings({ AUTH_URL: "", PORT: "" })).toMatchObject({ embeddedSpace: true, port: 3000 });
});

test("the address follows the port, unless it is given", () => {
  expect(startSettings({ PORT: "3100" }).portalUrl).toBe("http://localhost:3100");
  expect(startSettings({ PORT: "3100", PORTAL_URL: "https://a.example" }).portalUrl).toBe(
    "https://a.example",
  );
});

test.each(["many", "0", "65536", "1.5", "-1"])("a port can't be %s, and both are named", (port) => {
  expect(() => startSettings({ PORT: port, SPACE_PORT: port })).toThrow(
    /^PORT: must be a whole number from 1 to 65535\nSPACE_PORT: must be a whole number from 1 to 65535$/,
  );
});

test.each([
  ["in UTF-8", "\uFEFFPORT=3100\n", "utf8"],
  ["in UTF-16", "\uFEFFPORT=3100\n", "utf16le"],
] as const)("a file that begins with a byte order mark %s is refused", (_, text, encoding) => {
  const path = environmentFile();
  writeFileSync(path, text, encoding);
  expect(() => loadEnvironmentFile(path)).toThrow(
    `${path} begins with a byte order mark: save it as UTF-8 without one.`,
  );
});

test("a file that can't be read is refused in a sentence", () => {
  const path = environmentFile();
  mkdirSync(path);
  expect(() => loadEnvironmentFile(path)).toThrow(`${path} can't be read. EISDIR: `);
});

const environmentFile = () => join(mkdtempSync(join(tmpdir(), "environment-file-")), ".env");
