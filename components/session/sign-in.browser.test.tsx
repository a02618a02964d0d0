import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { beyondScreen, showLargeText } from "#components/ui/large-text-for-tests.ts";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { SignIn } from "./sign-in.tsx";

test("with text at twice its size it is as wide as the screen", async () => {
  await showLargeText();
  await renderForTests(
    <SignIn
      brand={{ name: "Morae", color: { l: 0.45, c: 0.078, h: 195 }, mark: "waves", legal: [] }}
      providers={[{ id: "embedded", label: "a demo account" }]}
      problem="unknown"
    />,
  );
  await expect.element(page.getByRole("button", { name: /a demo account/ })).toBeVisible();
  expect(beyondScreen()).toEqual([]);
});
