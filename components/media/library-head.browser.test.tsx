import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { LibraryHead } from "./library-head.tsx";

// That it is offered on a phone is in e2e/media.spec.ts: a tab that has emulated touch never has a mouse again.
test("no camera is offered to a mouse, for which it would open the file dialog", async () => {
  await renderForTests(<LibraryHead list={{ total: 3, all: 3, isEmpty: false }} onSearch={() => {}} />);
  await expect.element(page.getByRole("button", { name: "Upload" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Take a photo" })).not.toBeInTheDocument();
});
