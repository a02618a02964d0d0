import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ItemMenu } from "#components/item/item-menu.tsx";
import { TypeProvider } from "#components/item/type-context.tsx";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { packJson } from "#lib/content/packed-json.ts";
import { renderList, shownTitles } from "./list-for-tests.tsx";
import { note } from "./notes-for-tests.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const check = (title: string) => page.getByRole("checkbox", { name: `Select ${title}`, exact: true });
const bar = page.getByRole("toolbar");
const question = page.getByRole("alertdialog");
const shows = (...titles: string[]) => expect.poll(shownTitles).toEqual(titles);

/** Installs fake timers; `pass` advances them. */
async function confirm(): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await question.getByRole("button", { name: /^Delete( \d+)?$/ }).click();
}

const deleteSelected = () => bar.getByRole("button", { name: "Delete" }).click();
async function deleteRow(title: string): Promise<void> {
  await button(`Actions for ${title}`).click();
  await page.getByRole("dialog", { name: "Actions" }).getByRole("button", { name: "Delete" }).click();
}

/** The question names what is deleted; the focus is on the button that keeps it. */
async function asks(title: string): Promise<void> {
  await expect.element(question.getByRole("heading")).toMatchTextContent(title);
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
}

async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
}

beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  if (!vi.isFakeTimers()) return;
  // What still waits is sent to the Space of its own test.
  await pass(20);
  vi.useRealTimers();
});

test("one item: the dialog, the removed row, and the delete once Undo has expired, without animations", async () => {
  const still = new CSSStyleSheet();
  still.replaceSync("* { animation: none !important; transition: none !important }");
  document.adoptedStyleSheets.push(still);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
  const { space } = await renderList({ own: ["Ruff", "Knot"] });
  await deleteRow("Ruff");
  await asks("Delete “Ruff”?");
  await expect
    .element(question)
    .toMatchTextContent("This deletes it for everyone. You’ll have 5 seconds to undo this.");
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await shows("Ruff", "Knot");
  page.getByRole("link", { name: "Knot" }).element().focus();
  await userEvent.keyboard("{Delete}");
  await asks("Delete “Knot”?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await deleteRow("Ruff");
  await confirm();
  await shows("Knot");
  await expect.element(page.getByText("Deleted “Ruff”.")).toBeVisible();
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  expect(space.deleted).toEqual([]);
  await pass(5);
  await expect.poll(() => space.deleted).toEqual(["Ruff"]);
});

test("many items: named in the question, back with Undo within 15 seconds", async () => {
  const { space } = await renderList({ own: ["Ruff", "Knot", "Stint"] });
  await check("Ruff").click();
  await check("Stint").click();
  await deleteSelected();
  await asks("Delete 2 items?");
  expect(
    question
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Ruff", "Stint"]);
  await expect.element(question).toMatchTextContent("You’ll have 15 seconds to undo this.");
  await confirm();
  await shows("Knot");
  await expect.element(page.getByText("Deleted “Ruff” and 1 more.")).toBeVisible();
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await pass(7);
  expect(space.deleted).toEqual([]);
  await button("Undo").click();
  await shows("Ruff", "Knot", "Stint");
  await pass(20);
  expect(space.deleted).toEqual([]);
});

test("what a search hides is not selected and not deleted", async () => {
  const { space } = await renderList({ own: ["Alder seen", "Alder too", "Willow hidden"] });
  await check("Alder seen").click();
  await check("Willow hidden").click();
  await page.getByRole("searchbox").fill("alder");
  await shows("Alder seen", "Alder too");
  await expect.element(bar.getByText("1 selected")).toBeVisible();
  await deleteSelected();
  await asks("Delete “Alder seen”?");
  await expect.element(question).not.toMatchTextContent("Willow");
  await confirm();
  await page.getByRole("searchbox").fill("");
  await pass(1);
  await shows("Alder too", "Willow hidden");
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await pass(5);
  await expect.poll(() => space.deleted).toEqual(["Alder seen"]);
});

test("the dialog lists the items that are deleted and those that aren't", async () => {
  const { space } = await renderList({ own: ["Own", "Second"], others: ["Theirs"] });
  await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  await deleteSelected();
  await asks("Delete 2 items?");
  const namesIn = (at: number) =>
    question
      .getByRole("list")
      .nth(at)
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  expect(namesIn(0)).toEqual(["Own", "Second"]);
  await expect.element(question).toMatchTextContent("1 item isn’t yours and won’t be deleted:");
  expect(namesIn(1)).toEqual(["Theirs · Bea"]);
  await confirm();
  await shows("Theirs");
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await pass(15);
  await expect.poll(() => space.deleted.toSorted()).toEqual(["Own", "Second"]);
});

test("an administrator can delete others' items after a dialog that names their author", async () => {
  await renderList({ own: [], others: ["Signal"], isAdmin: true });
  await button("Actions for Signal").click();
  await button("Delete (by Bea)").click();
  await expect.element(question).toMatchTextContent("because you’re an administrator");
  await question.getByRole("button", { name: "Cancel" }).click();
  await shows("Signal");
});

test("what an administrator is refused is a plain sentence, and is not offered again, but for own items", async () => {
  const { space } = await renderList({ own: ["Own"], others: ["Gale a", "Gale b"], isAdmin: true });
  const others = "Only the author can delete this.";
  space.refused.add("Gale a");
  await button("Actions for Gale a").click();
  await button("Delete (by Bea)").click();
  await confirm();
  await expect.element(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await pass(10);
  const failed = page.getByRole("alert").filter({ hasText: "Couldn’t delete 1 item." });
  await expect.element(failed).toMatchTextContent(`Gale a: ${others}`);
  await failed.getByRole("button", { name: "OK" }).click();
  await shows("Own", "Gale a", "Gale b");
  expect(space.deleted).toEqual([]);

  const menu = page.getByRole("dialog", { name: "Actions" });
  const remove = page.getByRole("button", { name: /^Delete/ });
  await button("Actions for Gale b").click();
  await expect.element(menu.getByText(others)).toBeVisible();
  expect(remove.elements()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await button("Actions for Own").click();
  await expect.element(menu.getByRole("button", { name: "Delete" })).toBeVisible();
  await userEvent.keyboard("{Escape}");

  await renderForTests(
    <TypeProvider text={packJson(note)}>
      <ItemMenu
        {...{ contentTypeId: "note", contentId: "gale-b", memberId: "ann", localeIds: ["en-US"] }}
        {...{ title: "Gale b", othersName: "Bea", mayDelete: true }}
      />
    </TypeProvider>,
  );
  await page.getByRole("button", { name: "More" }).last().click();
  await expect.element(page.getByText(others).last()).toBeVisible();
  expect(remove.elements()).toEqual([]);
});

test("a member can't delete others' items", async () => {
  await renderList({ own: [], others: ["Signal"] });
  await button("Actions for Signal").click();
  await expect.element(button("Copy link")).toBeVisible();
  expect(page.getByRole("button", { name: /^Delete/ }).elements()).toEqual([]);
});

test("on a phone, “More” selects items one by one, and all on the page", async () => {
  await page.viewport(390, 844);
  await renderList({ own: ["Oak", "Elm", "Yew"] });
  const more = async (name: string) => {
    await page.getByRole("banner").getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog", { name: "More" }).getByRole("button", { name, exact: true }).click();
  };
  expect(check("Elm").elements()).toEqual([]);
  await more("Select");
  await check("Elm").click();
  await expect.element(bar.getByText("1 selected")).toBeVisible();
  await more("Select all on this page");
  await expect.element(bar.getByText("3 selected")).toBeVisible();
  await check("Oak").click();
  await deleteSelected();
  await expect.element(question.getByRole("heading")).toMatchTextContent("Delete 2 items?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await shows("Oak", "Elm", "Yew");
});

// The last one: a refusal is remembered as long as the page is open.
test("Shift selects a range; refused items come back, and the list says why until that is dismissed", async () => {
  const { space } = await renderList({ own: ["Oak", "Elm", "Yew", "Fir", "Rowan"] });
  await check("Elm").click();
  await check("Rowan").click({ modifiers: ["Shift"] });
  await expect.element(bar.getByText("4 selected")).toBeVisible();
  await check("Yew").click();
  await expect.element(bar.getByText("3 selected")).toBeVisible();
  space.refused.add("Elm");
  await deleteSelected();
  await confirm();
  await shows("Oak", "Yew");
  await expect.element(bar).not.toBeInTheDocument();
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await pass(15);
  const failed = page.getByRole("alert").filter({ hasText: "Couldn’t delete 1 item." });
  await expect.element(failed).toMatchTextContent("Elm: Your role doesn’t let you delete this.");
  await shows("Oak", "Elm", "Yew");
  expect(space.deleted.toSorted()).toEqual(["Fir", "Rowan"]);
  await failed.getByRole("button", { name: "OK" }).click();
  await expect.element(failed).not.toBeInTheDocument();
});

test("after a press on a checkbox, Delete asks about all that is selected, and Escape clears the selection", async () => {
  await renderList({ own: ["Ruff", "Knot"] });
  await check("Ruff").click();
  await check("Knot").click();
  await userEvent.keyboard("{Delete}");
  await expect.element(question.getByRole("heading")).toMatchTextContent("2");
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(check("Ruff")).toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(check("Ruff")).not.toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(check("Knot")).toBeChecked();
});

test("after a press on the checkbox of the page, X, E and Delete are for all that is selected", async () => {
  const seen = {
    apiName: "seen",
    label: "Seen",
    type: "Boolean",
    required: false,
    localized: false,
  } as const;
  await renderList({ own: ["Ruff", "Knot"], fields: [seen] });
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  await all.click();
  await userEvent.keyboard("{Delete}");
  await expect.element(question.getByRole("heading")).toMatchTextContent("2");
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.keyboard("x");
  await expect.element(check("Ruff")).not.toBeChecked();
  await userEvent.keyboard("{Delete}");
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.keyboard("x");
  await expect.element(check("Ruff")).toBeChecked();
  await userEvent.keyboard("e");
  await expect.element(page.getByRole("dialog", { name: "Edit 2 items" })).toBeVisible();
});

test("keys of a row work on the button of its menu too", async () => {
  await renderList({ own: ["Ruff", "Knot"] });
  const more = page.getByRole("button", { name: "Actions for Ruff" });
  more.element().focus();
  await userEvent.keyboard("x");
  await expect.element(check("Ruff")).toBeChecked();
  await userEvent.keyboard("{Delete}");
  await expect.element(question.getByRole("heading")).toMatchTextContent("Ruff");
});
