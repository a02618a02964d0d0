import { beforeEach, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { stubSpace } from "#components/upload/stub-uploads-for-tests.ts";
import { content, refusal } from "#lib/browser/stub-space-for-tests.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { Editor } from "./editor.tsx";

const base = { required: false, localized: false };
const fields: Field[] = [
  { ...base, apiName: "title", label: "Title", type: "Text", required: true },
  { ...base, apiName: "needsLowWater", label: "Needs low water", type: "Boolean" },
  { ...base, apiName: "cover", label: "Cover", type: "Refer", target: { targetType: "Media" } },
  { ...base, apiName: "tags", label: "Tags", type: "Array", items: { type: "Text" } },
];
const article: ContentType = {
  ...{ id: "article", label: { one: "Article", many: "Articles" }, icon: "box", displayField: "title" },
  ...{ create: true, columns: [], fields },
};
const naming = {
  ...{ localeId: "en-US", localeIds: ["en-US"] },
  ...{ titleFields: { article: "title" }, pictureFields: {} },
};

/** What changes an item is answered with; 200 without. */
let refused: Response | undefined;
let written: { needsLowWater?: { "en-US"?: boolean } }[];

beforeEach(() => {
  refused = undefined;
  written = [];
  stubSpace((method, path, body) => {
    if (method !== "POST" && method !== "PUT") return undefined;
    if (refused !== undefined) return refused;
    const { fields } = JSON.parse(body);
    written.push(fields);
    return Response.json(content(path.split("/").at(-1) ?? "", fields, { version: 2 }));
  });
});

let items = 0;
const itemOf = (values: object) => content(`item-${items++}`, { title: { "en-US": "Low water" }, ...values });

function open(item?: Content) {
  return renderForTests(
    <Editor
      {...{ memberId: "ann", type: article, naming, looks: {}, types: [article], draftSpace: null }}
      locales={[{ id: "en-US", label: "English", name: "English" }]}
      {...(item === undefined ? { draftId: `values-${items++}` } : { content: item })}
    />,
  );
}

const title = page.getByLabelText("Title");
const publish = page.getByRole("button", { name: "Publish" }).first();

const choice = page.getByRole("radiogroup", { name: "Needs low water" });
const chosen = (name: string) =>
  expect.element(choice.getByRole("radio", { name, exact: true })).toBeChecked();
/** Presses as a member does, with time between down and up: an element that moves meanwhile loses the click. */
const press = (target: Locator) => userEvent.click(target, { delay: 90 });

async function published(): Promise<unknown> {
  const before = written.length;
  await publish.click();
  await expect.poll(() => written.length).toBe(before + 1);
  return written.at(-1)?.needsLowWater?.["en-US"];
}

test("a Boolean publishes what it shows: nothing if it isn't set or was cleared", async () => {
  const { unmount } = await open();
  await title.fill("Low water");
  await chosen("Not set");
  expect(await published()).toBeUndefined();
  await unmount();

  const without = await open(itemOf({}));
  await chosen("Not set");
  await press(choice.getByText("No", { exact: true }));
  await chosen("No");
  expect(await published()).toBe(false);
  await without.unmount();

  await open(itemOf({ needsLowWater: { "en-US": false } }));
  await chosen("No");
  choice.getByRole("radio", { name: "No", exact: true }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await chosen("Not set");
  expect(await published()).toBeUndefined();
});

test("a refusal of the service is shown at its field or list entry", async () => {
  refused = refusal(422, "ValidationFailed", [
    { path: "fields.tags.en-US[1]", message: "Must be another word." },
    { path: "fields.cover.en-US", message: "Is gone." },
  ]);
  await open(itemOf({ tags: { "en-US": ["tide", "shore"] } }));
  await title.fill("Low water!");
  await publish.click();
  await expect.element(page.getByText("Fix 2 problems to publish.").first()).toBeVisible();
  const said = page.getByText("Entry 2: This wasn’t accepted: Must be another word.");
  await expect.element(said.last()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Choose Cover" })).toHaveFocus();
  await page.getByRole("button", { name: /^Tags: Entry 2/ }).click();
  await expect.element(page.getByRole("combobox", { name: "Tags" })).toHaveFocus();
  await userEvent.keyboard("{Backspace}");
  await expect.element(page.getByText("Must be another word.")).not.toBeInTheDocument();
  const left = page.getByRole("alert").filter({ hasText: "problem" });
  await expect.element(left).toHaveTextContent("Fix 1 problem to publish.");
});
