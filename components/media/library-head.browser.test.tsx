import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { LibraryHead } from "./library-head.tsx";

const head = <LibraryHead list={{ total: 3, all: 3, isEmpty: false }} onSearch={() => {}} />;
const upload = page.getByRole("button", { name: "Upload" });
const camera = page.getByRole("button", { name: "Take a photo" });

test("a photo is taken where the pointer is a finger, and not where a mouse would get the file dialog", async () => {
  await renderForTests(head);
  await expect.element(upload).toBeVisible();
  await expect.element(camera).not.toBeInTheDocument();
  const touch = async (enabled: boolean) => {
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled });
  };
  onTestFinished(() => touch(false));
  await touch(true);
  await expect.element(camera).toBeVisible();
});
