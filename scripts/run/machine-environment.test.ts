import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { machineEnvironment } from "./machine-environment.ts";

test("programs share their compiled modules, and get nothing of the developer's own", () => {
  vi.stubEnv("NODE_COMPILE_CACHE", undefined);
  vi.stubEnv("SESSION_SECRETS", "mine");
  const { PATH, HOME, TMPDIR } = process.env;
  expect(machineEnvironment()).toEqual({
    PATH,
    HOME,
    TMPDIR,
    NODE_COMPILE_CACHE: resolve(".cache/compiled"),
    NODE_ENV: "production",
  });
});
