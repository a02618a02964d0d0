import { expect, test } from "vitest";
import { notInstalled } from "./servers.mjs";

test("every program that is missing is named", () => {
  expect(notInstalled(["redis", "nginx"])).toBe(
    "Needed, but not installed: valkey-server or redis-server; nginx.",
  );
});
