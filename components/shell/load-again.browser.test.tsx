import { expect, test } from "vitest";
import { topLoadedAgain } from "./loaded-again-for-tests.tsx";

test("a reloaded page scrolls to where it was", async () => {
  expect(await topLoadedAgain()).toBe(500);
});
