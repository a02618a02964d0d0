import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderList, shownTitles } from "./list-for-tests.tsx";

test("rows that stay when the next search fails have the section and the text of their own search", async () => {
  const { space } = await renderList({ own: ["Gull"], address: "/contents/note?q=gul", hasSections: true });
  await expect.element(page.getByRole("cell", { name: /^Title begins with “gul”/ })).toBeVisible();
  space.isClosed = true;
  await page.getByRole("searchbox").fill("tern");
  await expect.poll(() => space.queries.at(-1)?.get("fields.title.en-US[regex]")).toBe("[tT][eE][rR][nN]");
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  await expect.element(page.getByRole("cell", { name: /^Title begins with “gul”/ })).toBeVisible();
  await expect.element(page.getByText("Title 1 · Data 0")).toBeVisible();
});

test("the counts name titles and texts where several words are spread over both", async () => {
  await renderList({ own: ["Gull", "Gull"], address: "/contents/note?q=gull+tern", hasSections: true });
  await expect.element(page.getByText("Title 0 · Title or data 2")).toBeVisible();
});

test("a section doesn't count pending deletions", async () => {
  await renderList({ own: ["Gull", "Gulls"], address: "/contents/note?q=gul", hasSections: true });
  await expect.element(page.getByText("Title 2 · Data 0")).toBeVisible();
  page.getByRole("link", { name: "Gulls" }).element().focus();
  await userEvent.keyboard("{Delete}");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  // While it can be undone: the Space still has it.
  await expect.element(page.getByText("Title 1 · Data 0")).toBeVisible();
});

test("a count shows its section and keeps the focus; one press shows all results", async () => {
  const values = { Tern: { data: "a gull" } };
  await renderList({
    ...{ own: ["Gull", "Tern"], values, hasSections: true },
    address: "/contents/note?q=gul",
  });
  const count = page.getByRole("link", { name: "Data 1" });
  count.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(shownTitles).toEqual(["Tern"]);
  await expect.element(count).toHaveFocus();
  await expect.element(count).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "All results" }).click();
  await expect.poll(shownTitles).toHaveLength(2);
});

test("a section without results offers all results", async () => {
  await renderList({
    ...{ own: ["Gull"], hasSections: true, isShown: false },
    address: "/contents/note?q=gul&section=texts",
  });
  await page.getByRole("button", { name: "All results" }).click();
  await expect.poll(shownTitles).toEqual(["Gull"]);
});

test("a search of the newest items says so, with and without results", async () => {
  const { space } = await renderList({ own: ["Gull"], address: "/contents/note?q=gul", hasSections: true });
  space.since = "2026-11-18T06:20:00.000Z";
  await page.getByRole("searchbox").fill("gull");
  const sentence = "Only items created since 18 Nov 2026, 06:20 were searched.";
  await expect.element(page.getByText(`${sentence} Title 1 · Data 0`)).toBeVisible();
  await page.getByRole("searchbox").fill("tern");
  await expect.element(page.getByText(`No title or data contains “tern”. ${sentence}`)).toBeVisible();
});

test("an export of a search of the newest items says so, before and after", async () => {
  await page.viewport(1440, 900);
  const { space } = await renderList({ own: ["Gull"], address: "/contents/note?q=gul", hasSections: true });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.stubGlobal("showSaveFilePicker", undefined);
  space.since = "2026-11-18T06:20:00.000Z";
  await page.getByRole("searchbox").fill("gull");
  await expect.element(page.getByText(/^Only items created since 18 Nov 2026, 06:20/)).toBeVisible();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const reach = dialog.getByText("Only items created since 18 Nov 2026, 06:20 were searched.");
  await expect.element(reach).toBeVisible();
  // The list hasn’t been read again: the export’s own pages say what they reach.
  space.since = "2026-11-19T06:20:00.000Z";
  await dialog.getByRole("button", { name: "Export" }).click();
  await expect.element(dialog.getByText("1 item exported.")).toBeVisible();
  await expect.element(dialog.getByText(/since 19 Nov 2026, 06:20/)).toBeVisible();
});
