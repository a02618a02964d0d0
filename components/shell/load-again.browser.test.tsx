import { expect, test } from "vitest";
import { topLoadedAgain } from "./loaded-again-for-tests.tsx";

test("a page that is loaded again scrolls to where it was", async () => {
  expect(await topLoadedAgain()).toBe(500);
});
