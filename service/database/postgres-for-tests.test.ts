import { expect, test, vi } from "vitest";
import { nameOfInitialized } from "#service/database/postgres-for-tests.ts";

test("an account copies only what its own initdb wrote", () => {
  const ours = nameOfInitialized();
  expect(nameOfInitialized()).toBe(ours);
  vi.spyOn(process, "getuid").mockReturnValue(4321);
  expect(nameOfInitialized()).not.toBe(ours);
});
