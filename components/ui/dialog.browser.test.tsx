import { Suspense, use, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./button.tsx";
import { Dialog, DialogActions, focusFirst } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import { MenuItem } from "./menu-item.tsx";
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

test("with reduced motion it is there from the first frame, without a fade", async () => {
  await renderForTests(
    <Dialog open title="Delete 3 articles?" alert>
      <p>They can't be restored.</p>
    </Dialog>,
  );
  const dialog = page.getByRole("alertdialog").element();
  for (const part of [undefined, "::backdrop"])
    expect(getComputedStyle(dialog, part).animationDuration, part).toBe("0s");
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

test("it stays open while a part around it suspends", async () => {
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

function PlaceForm({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose</Button>
      <Dialog open={isOpen} onClose={onClose} title="Choose a photo">
        <p>Photos</p>
      </Dialog>
    </>
  );
}

test("Escape closes the dialog that is above, and not the one around it", async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  await renderForTests(
    <Dialog open onClose={outer} title="New place">
      <PlaceForm onClose={inner} />
    </Dialog>,
  );
  await page.getByRole("button", { name: "Choose" }).click();
  await expect.element(page.getByText("Photos")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => inner.mock.calls.length).toBe(1);
  expect(outer).not.toHaveBeenCalled();
});

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" popoverTarget="menu">
        More
      </button>
      <Menu id="menu" label="More">
        <MenuItem closes="menu" onClick={() => setOpen(true)}>
          Delete
        </MenuItem>
      </Menu>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Delete it?">
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
}

test("closed, a dialog that a menu opened gives the focus back to the button of the menu", async () => {
  await renderForTests(<Asking />);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByRole("dialog", { name: "Delete it?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "More" })).toHaveFocus();
});

function Question({ onAsk = () => {} }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className="fixed inset-0 h-auto! w-full"
        onClick={() => {
          onAsk();
          setOpen(true);
        }}
      >
        Ask
      </Button>
      <Dialog open={isOpen} onClose={close} title="Delete 3 articles?">
        <Button onClick={close}>Delete</Button>
      </Dialog>
    </>
  );
}

test("a double click that opens or closes it counts once, also on what appears under the pointer", async () => {
  const onAsk = vi.fn();
  await renderForTests(<Question onAsk={onAsk} />);
  await page.getByRole("button", { name: "Ask" }).dblClick({ position: { x: 5, y: 5 } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).dblClick();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(onAsk).toHaveBeenCalledTimes(1);
  await page.getByRole("button", { name: "Ask" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
});
