import { expect, test } from "vitest";
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
