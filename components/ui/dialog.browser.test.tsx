import { Suspense, use, useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Button } from "./button.tsx";
import { Dialog, DialogActions, focusFirst } from "./dialog.tsx";
import { renderForTests } from "./render-for-tests.tsx";

test.each([390, 1200])("at %i px it opens with the focus on the safe choice", async (width) => {
  await page.viewport(width, 844);
  await renderForTests(
    <Dialog open onClose={() => {}} title="Delete 3 articles?" alert>
      <DialogActions>
        <Button>Delete</Button>
        <Button ref={focusFirst}>Keep them</Button>
      </DialogActions>
    </Dialog>,
  );
  await expect.element(page.getByRole("button", { name: "Keep them" })).toHaveFocus();
});

function LateForm({ text }: { text: Promise<string> }) {
  const [isLate, setLate] = useState(false);
  return (
    <>
      <Button ref={focusFirst} onClick={() => setLate(true)}>
        Add
      </Button>
      {isLate && <p>{use(text)}</p>}
    </>
  );
}

test("it is still open after what is around it has waited for a part to load", async () => {
  const closed = vi.fn();
  const text = Promise.withResolvers<string>();
  await renderForTests(
    <Suspense fallback={<p>Loading</p>}>
      <Dialog open onClose={closed} title="New place">
        <LateForm text={text.promise} />
      </Dialog>
    </Suspense>,
  );
  await page.getByRole("button", { name: "Add" }).click();
  await expect.element(page.getByText("Loading")).toBeVisible();
  text.resolve("Name of the place");
  await expect.element(page.getByRole("dialog")).toMatchTextContent("Name of the place");
  await expect.element(page.getByRole("button", { name: "Add" })).toHaveFocus();
  expect(closed).not.toHaveBeenCalled();
});
