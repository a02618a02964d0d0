import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { topLoadedAgain } from "./loaded-again-for-tests.tsx";

test("a reloaded page doesn't scroll if the member is already typing", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  onTestFinished(() => field.remove());
  await userEvent.fill(field, "tide");
  expect(await topLoadedAgain()).toBe(0);
  expect(document.activeElement).toBe(field);
});
