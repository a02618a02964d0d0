import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { topLoadedAgain } from "./loaded-again-for-tests.tsx";

test("a page that is loaded again stays where it is if a member already types", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  onTestFinished(() => field.remove());
  await userEvent.fill(field, "tide");
  expect(await topLoadedAgain()).toBe(0);
  expect(document.activeElement).toBe(field);
});
