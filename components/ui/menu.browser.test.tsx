import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./button.tsx";
import { Checkbox } from "./form/checkbox.tsx";
import { Menu } from "./menu.tsx";
import { MenuItem, menuItem } from "./menu-item.tsx";
import { renderForTests } from "./render-for-tests.tsx";

const menu = page.getByRole("dialog", { name: "Order" });
const button = page.getByRole("button", { name: "Newest first" });

async function renderMenu(onOpen?: () => void) {
  await renderForTests(
    <>
      <Button popoverTarget="order">Newest first</Button>
      <Menu id="order" label="Order" {...(onOpen && { onOpen })}>
        <p>Oldest first</p>
      </Menu>
      <p>Beside it</p>
    </>,
  );
}

test("the button opens and closes it", async () => {
  const onOpen = vi.fn();
  await renderMenu(onOpen);
  await expect.element(menu).not.toBeInTheDocument();
  await button.click();
  await expect.element(menu).toBeVisible();
  expect(onOpen).toHaveBeenCalledOnce();
  await button.click();
  await expect.element(menu).not.toBeInTheDocument();
});

test("Escape closes it, and the button has the focus again", async () => {
  await renderMenu();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("a press outside closes it", async () => {
  await renderMenu();
  await button.click();
  await expect.element(menu).toBeVisible();
  await page.getByText("Beside it").click();
  await expect.element(menu).not.toBeInTheDocument();
});

test("on a desktop it is below its button; on a phone it is a bottom sheet, as wide as the screen", async () => {
  await renderMenu();
  await button.click();
  const below = menu.element().getBoundingClientRect();
  expect(below.top).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().bottom);
  await page.viewport(390, 844);
  await expect
    .poll(() => {
      const { left, right, bottom } = menu.element().getBoundingClientRect();
      return { left, right, bottom };
    })
    .toEqual({ left: 0, right: 390, bottom: 844 });
});

let showPage = (_: string) => {};

function Pages() {
  const [pathname, setPathname] = useState("/contents/article");
  useEffect(() => {
    showPage = setPathname;
  }, []);
  return (
    <PathnameContext.Provider value={pathname}>
      <Button popoverTarget="order">Newest first</Button>
      <Menu id="order" label="Order">
        <p>Oldest first</p>
      </Menu>
    </PathnameContext.Provider>
  );
}

test("it closes after a navigation", async () => {
  await renderForTests(<Pages />);
  await button.click();
  await expect.element(menu).toBeVisible();
  showPage("/contents/place");
  await expect.element(menu).not.toBeInTheDocument();
});

test("the arrows, Home and End move the focus through its items, also from its button", async () => {
  await renderForTests(
    <>
      <Button popoverTarget="order">Newest first</Button>
      <Menu id="order" label="Order">
        {["Newest first", "Oldest first", "Title A–Z"].map((order) => (
          <MenuItem key={order}>{order}</MenuItem>
        ))}
      </Menu>
    </>,
  );
  const item = (name: string) => menu.getByRole("button", { name });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}{ArrowDown}");
  await expect.element(item("Newest first")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(item("Oldest first")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(item("Title A–Z")).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowUp}");
  await expect.element(item("Title A–Z")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
});

test("the arrows enter it where a press focuses what is around the button, as in Safari", async () => {
  await renderForTests(
    <main tabIndex={-1}>
      <Button popoverTarget="order">Newest first</Button>
      <Menu id="order" label="Order">
        <MenuItem>Oldest first</MenuItem>
      </Menu>
    </main>,
  );
  await button.click();
  document.querySelector("main")?.focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("button", { name: "Oldest first" })).toHaveFocus();
});

test("the arrows move from checkbox to checkbox", async () => {
  await renderForTests(
    <>
      <Button popoverTarget="order">Newest first</Button>
      <Menu id="order" label="Order">
        {["Author", "Elevation"].map((column) => (
          <label key={column} className={menuItem()}>
            <Checkbox /> {column}
          </label>
        ))}
      </Menu>
    </>,
  );
  await button.click();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("checkbox", { name: "Author" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("checkbox", { name: "Elevation" })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByRole("checkbox", { name: "Author" })).toHaveFocus();
});

test("without items the arrows are left to a field, also in a form that is one fieldset", async () => {
  await renderForTests(
    <fieldset>
      <Button popoverTarget="order">Newest first</Button>
      <Menu id="order" label="Order">
        <input aria-label="URL" defaultValue="example.com" />
        <input aria-label="Words" />
      </Menu>
    </fieldset>,
  );
  await button.click();
  const field = page.getByRole("textbox", { name: "URL" });
  await field.click();
  let isLeft: boolean | undefined;
  const onKey = ({ defaultPrevented }: KeyboardEvent) => (isLeft = !defaultPrevented);
  window.addEventListener("keydown", onKey, { once: true });
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(field).toHaveFocus();
  expect(isLeft).toBe(true);
});
