import { expect, test } from "vitest";
import { startSettings } from "./settings.ts";

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
