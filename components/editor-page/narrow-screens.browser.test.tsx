import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { beyondScreen, showLargeText } from "#components/ui/large-text-for-tests.ts";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import { stubSpace } from "#components/upload/stub-uploads-for-tests.ts";
import { writeBase, writeDraft } from "#lib/browser/drafts/drafts.ts";
import { content } from "#lib/browser/stub-space-for-tests.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { Editor } from "./editor.tsx";

const base = { required: false, localized: false };
const fields: Field[] = [
  { ...base, apiName: "title", label: "Title", type: "Text", required: true },
  { ...base, apiName: "day", label: "Day", type: "Date", time: false },
  { ...base, apiName: "length", label: "Length", type: "Number", unit: "km" },
];
const workshop: ContentType = {
  ...{ id: "workshop", label: { one: "Workshop registration", many: "Workshops" }, icon: "box" },
  ...{ displayField: "title", create: true, columns: [], fields },
};

const renderEditor = (item: Content | undefined, type = workshop) =>
  renderForTests(
    <RouterForTests>
      <div className="h-dvh">
        <Editor
          {...{ memberId: "ann", type, looks: {}, types: [type], draftSpace: null }}
          naming={{
            ...{ localeId: "en-US", localeIds: ["en-US"] },
            ...{ titleFields: { workshop: "title" }, pictureFields: {} },
          }}
          locales={[{ id: "en-US", label: "English", name: "English" }]}
          {...(item === undefined ? { draftId: "large" } : { content: item })}
        />
      </div>
    </RouterForTests>,
  );

test("with text at twice its size the editor ends within the screen, and its fields have space for a value", async () => {
  stubSpace(() => undefined);
  routeForTests("/contents/workshop/new");
  await showLargeText();
  await renderEditor(undefined);
  await page.getByLabelText("Length").fill("8.4");
  await expect.poll(() => document.querySelector("footer")?.textContent).toContain("Saved on this device");
  expect(beyondScreen()).toEqual([]);
  expect(page.getByLabelText("Length").element().clientWidth).toBeGreaterThan(64);
});

async function openComparison(): Promise<void> {
  stubSpace(() => undefined);
  routeForTests("/contents/workshop/tide/edit?compare");
  const draft = {
    ...{ memberId: "ann", contentTypeId: "workshop", contentId: "tide", version: 1, title: "Tide" },
    ...{ texts: { "title.en-US": "Reading the tide by ear" }, savedAt: "2026-11-24T08:00:00Z" },
  };
  await writeDraft(draft);
  await writeBase("ann", draft, content("tide", { title: { "en-US": "Tide" } }));
  const theirs = { title: { "en-US": "Reading the tide at Songjiho" }, length: { "en-US": 8.4 } };
  await renderEditor(content("tide", theirs, { version: 2, createdBy: { sys: { id: "ann" } } }));
  await expect.element(page.getByRole("radiogroup", { name: /^Title/ })).toBeVisible();
}

test.each([320, 360])("with text at twice its size the comparison ends within %i px", async (width) => {
  await showLargeText(width);
  await openComparison();
  expect(beyondScreen()).toEqual([]);
});

test("on a tablet the comparison says whose both versions are", async () => {
  await page.viewport(768, 900);
  await openComparison();
  for (const name of document.querySelectorAll("strong")) {
    expect(name.scrollWidth, name.textContent).toBeLessThanOrEqual(name.clientWidth);
  }
});

test.each([800, 1440])("at %i px the editor scrolls between its bars alone", async (width) => {
  await page.viewport(width, 500);
  stubSpace(() => undefined);
  routeForTests("/contents/workshop/new");
  const tags = Array.from({ length: 12 }, (_, at): Field => {
    return { ...base, apiName: `tags${at}`, label: `Tags ${at}`, type: "Array", items: { type: "Text" } };
  });
  await renderEditor(undefined, { ...workshop, fields: [...fields, ...tags] });
  await expect.element(page.getByRole("combobox", { name: "Tags 11" })).toBeInTheDocument();
  let around = document.querySelector("[data-part=editor-body]")?.parentElement;
  expect(around).toBeInTheDocument();
  for (; around; around = around.parentElement) expect(around.scrollHeight).toBe(around.clientHeight);
});
