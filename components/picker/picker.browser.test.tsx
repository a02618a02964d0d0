import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { usePickContent, usePickMedia } from "#components/fields/refer/picker-context.ts";
import { Button } from "#components/ui/button.tsx";
import { showLargeText } from "#components/ui/large-text-for-tests.ts";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import type { ContentType } from "#lib/space-file/schema.ts";
import { PickerProvider } from "./picker-provider.tsx";

const count = 15;
const picture = (width: number) => ({
  state: "PROCESSED",
  contentType: "image/svg+xml",
  url: `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='300'/%3E`,
  detail: { size: 1_000, image: { width, height: 300 } },
});
const sys = (type: string, at: number) => ({
  ...{ id: `${type}-${at}`, type, version: 1, status: "published" },
  createdBy: { sys: { type: "Refer", targetType: "ServiceUser", id: "ann" } },
  // The list is ordered by it, the last first.
  ...{ createdAt: `2026-11-20T09:00:${59 - at}Z`, updatedAt: `2026-11-20T09:00:${59 - at}Z` },
});
// Every third has a description, so that the preview is not always as high.
const media = Array.from({ length: count }, (_, at) => ({
  sys: sys("Media", at),
  fields: {
    title: { "en-US": `Photo ${at}` },
    ...(at % 3 === 0 && { description: { "en-US": `Low water at ${at}. `.repeat(12) } }),
    file: { "en-US": picture(200 + at) },
  },
}));
const places = Array.from({ length: count }, (_, at) => ({
  sys: { ...sys("Content", at), contentType: { sys: { id: "place" } } },
  fields: { name: { "en-US": `Place ${at}` } },
}));

const place: ContentType = {
  id: "place",
  label: { one: "Place", many: "Places" },
  icon: "map-pin",
  displayField: "name",
  create: true,
  columns: [],
  fields: [{ apiName: "name", label: "Name", required: true, localized: false, type: "Text" }],
};
const pickerPlace = {
  memberId: "ann",
  naming: { localeId: "en-US", localeIds: ["en-US"], titleFields: { place: "name" }, pictureFields: {} },
  locales: [{ id: "en-US", label: "English", name: "English" }],
  types: [place],
};

/** Since when a search looks through items. */
let since: string | undefined;

beforeEach(() => {
  since = undefined;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    const url = new URL(String(address), location.href);
    const all = url.pathname.endsWith("/media") ? media : places;
    const [, pattern = ""] =
      [...url.searchParams].find(([name]) => /\[regex\]$|^sys\.search$/.test(name)) ?? [];
    const items = all.filter(({ fields }) => new RegExp(pattern).test(JSON.stringify(fields)));
    const list = { sys: { type: "Array" }, limit: 40, totalCount: items.length, items, links: {} };
    return Response.json({ ...list, ...(since && { search: { fields: [], since } }) });
  });
});

function Pickers() {
  const [pickMedia, pickContent] = [usePickMedia(), usePickContent()];
  const [chosen, setChosen] = useState("nothing");
  const choose = async (choice: Promise<readonly { sys: { id: string } }[] | undefined>) =>
    setChosen((await choice)?.map(({ sys: { id } }) => id).join() ?? "nothing");
  return (
    <>
      <Button onClick={() => choose(pickMedia({ title: "Cover" }))}>Choose a cover</Button>
      <Button onClick={() => choose(pickMedia({ title: "Photos", max: 12 }))}>Add photos</Button>
      <Button onClick={() => choose(pickMedia({ title: "Own", createdBy: "ann", kind: "photo" }))}>
        Choose an own photo
      </Button>
      <Button onClick={() => choose(pickContent({ title: "Place", types: [place] }))}>Choose a place</Button>
      <Button onClick={() => choose(pickContent({ title: "Places", types: [place], max: 5 }))}>
        Add places
      </Button>
      <Button onClick={() => choose(pickMedia({ title: "More", max: 998, isLimited: false }))}>
        Add more
      </Button>
      <output>{chosen}</output>
    </>
  );
}

async function renderPickers() {
  await renderForTests(
    <PickerProvider place={pickerPlace}>
      <Pickers />
    </PickerProvider>,
  );
}

const dialog = page.getByRole("dialog");
const options = dialog.getByRole("listbox").getByRole("option");
const chosen = page.getByRole("status").filter({ hasText: /^(nothing|Media-|Content-)/ });

async function open(button: string) {
  await page.getByRole("button", { name: button }).click();
  await expect.element(options.first()).toBeVisible();
}

/** Presses as a member does, with time between down and up: an element that moves meanwhile loses the click. */
const press = (target: Locator) => userEvent.click(target, { delay: 90 });
const isChosen = (option: Locator) => expect.element(option).toHaveAttribute("aria-selected", "true");

describe.each(["Choose a cover", "Add photos", "Choose an own photo", "Choose a place", "Add places"])(
  "%s",
  (button) => {
    test("the first press on any option chooses it", async () => {
      await renderPickers();
      for (const at of [0, 7, count - 1]) {
        await open(button);
        await press(options.nth(at));
        await isChosen(options.nth(at));
        await userEvent.keyboard("{Escape}");
        await expect.element(dialog).not.toBeInTheDocument();
      }
    });
  },
);

test.each([
  ["Add photos", "1 of 12 selected"],
  ["Add more", "1 selected"],
])("%s: the picker says “%s”", async (button, words) => {
  await renderPickers();
  await open(button);
  await press(options.first());
  await expect.element(dialog.getByText(new RegExp(`^${words}Selected: `))).toBeVisible();
});

test("of one, a second press takes it, at once or after a while, and so does Enter", async () => {
  await renderPickers();
  for (const pauseMs of [0, 900]) {
    await open("Choose a cover");
    await press(options.nth(5));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await press(options.nth(5));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(chosen).toHaveTextContent("Media-5");
    await expect.element(page.getByRole("button", { name: "Choose a cover" })).toHaveFocus();
  }
  await open("Choose a cover");
  await press(options.nth(7));
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(chosen).toHaveTextContent("Media-7");
});

test("the down arrow moves from the search to its results, and Enter chooses one", async () => {
  await renderPickers();
  await open("Choose a place");
  await dialog.getByRole("searchbox").fill("Place 11");
  await expect.element(options).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(options).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(chosen).toHaveTextContent("Content-11");
});

test("chosen items that the search hides are named before they are confirmed", async () => {
  await renderPickers();
  await open("Add photos");
  await press(options.nth(3));
  await dialog.getByRole("searchbox").fill("Photo 11");
  await expect.poll(() => options.elements()).toHaveLength(1);
  await expect.element(dialog.getByRole("status").filter({ hasText: "Photo 3" })).toBeVisible();
});

test("a search of the newest items says so, also where it finds nothing", async () => {
  await renderPickers();
  await open("Choose a place");
  since = "2026-11-18T06:20:00.000Z";
  for (const [text, found] of [
    ["Place 11", 1],
    ["Tern", 0],
  ] as const) {
    await dialog.getByRole("searchbox").fill(text);
    await expect.poll(() => options.elements()).toHaveLength(found);
    const sentence = "Only items created since 18 Nov 2026, 06:20 were searched.";
    await expect.element(dialog.getByText(sentence)).toBeVisible();
  }
});

test("in a window as narrow as a phone the preview has its place from the beginning", async () => {
  await page.viewport(500, 640);
  await renderPickers();
  await open("Choose a cover");
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const edges = () => dialog.getByRole("listbox").element().parentElement?.getBoundingClientRect().toJSON();
  const before = edges();
  await press(options.nth(4));
  await isChosen(options.nth(4));
  expect(edges()).toEqual(before);
});

test("with text at twice its size on a phone the photos keep their height, and the dialog scrolls", async () => {
  await showLargeText(390);
  await renderPickers();
  await open("Choose a cover");
  const list = dialog.getByRole("listbox").element().parentElement;
  expect(list?.clientHeight).toBeGreaterThan(150);
  expect(dialog.getByRole("button", { name: "Close" }).element().clientHeight).toBe(56);
  const sheet = dialog.element();
  expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  await press(dialog.getByRole("button", { name: "Cancel" }));
  await expect.element(dialog).not.toBeInTheDocument();
});
