import { expect, test } from "vitest";
import { notInstalled } from "./servers.mjs";

test("every program that is missing is named", () => {
  expect(notInstalled(["postgres", "redis", "nginx"])).toBe(
    "Needed, but not installed: the server programs of PostgreSQL (initdb, postgres); valkey-server or redis-server; nginx.",
  );
});
