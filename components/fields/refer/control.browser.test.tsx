import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { content, page as pageOf } from "#lib/browser/stub-space-for-tests.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { renderFields } from "../render-fields-for-tests.tsx";
import { createSampleEditor } from "../sample-editor.tsx";

const cover: Field = {
  ...{ apiName: "cover", label: "Cover", required: false, localized: false, type: "Refer" },
  target: { targetType: "Media" },
};
const chosen = JSON.stringify({ sys: { id: "moon", type: "Refer", targetType: "Media" } });
const looks = {
  "Media:moon": {
    kind: "picture" as const,
    picture: { mediaId: "moon", title: "Moon", fileName: "moon.webp", processing: false },
  },
};

test("the card of a chosen file has the width of its field; an empty field has a button that uploads", async () => {
  const upload = page.getByRole("button", { name: "Upload: Cover" });
  const editor = createSampleEditor({ fields: [cover], texts: { "cover.en-US": chosen }, looks });
  await renderFields(editor);
  await expect.element(page.getByText("Moon")).toBeVisible();
  expect(upload.query()).toBeNull();
  const [field, card] = ["[data-upload-into]", "[data-part=target]"].map(
    (selector) => document.querySelector(selector)?.getBoundingClientRect().width,
  );
  expect(card).toBe(field);
  editor.form.fill({ "cover.en-US": "" });
  await expect.element(upload).toBeVisible();
});

test("in the panel of the editor a card has the facts of its file on one line, and a title on two", async () => {
  const picture = {
    ...{ mediaId: "moon", title: "November moon over Songjiho", fileName: "moon.webp", processing: false },
    ...{ width: 4032, height: 2688, bytes: 3_100_000 },
  };
  const looks = { "Media:moon": { kind: "picture" as const, picture } };
  const editor = createSampleEditor({ fields: [cover], texts: { "cover.en-US": chosen }, looks });
  await page.viewport(352, 700);
  await renderFields(editor);
  const facts = page.getByText("4032 × 2688 · 3.1 MB");
  await expect.element(facts).toBeVisible();
  const title = page.getByText("November moon over Songjiho").element();
  expect(facts.element().getBoundingClientRect().height).toBeLessThan(20);
  expect(title.scrollHeight).toBe(title.clientHeight);
  const card = document.querySelector("[data-part=target]");
  expect(card?.scrollWidth).toBe(card?.clientWidth);
  // With text at twice its size on a phone, its buttons are below.
  document.documentElement.style.fontSize = "32px";
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
  expect(card?.scrollWidth).toBe(card?.clientWidth);
  expect(title.clientWidth).toBeGreaterThan(100);
});

test("an item that only the draft of this device names has its title and its picture", async () => {
  const url = "https://media.example/bay.webp";
  const file = { fileName: "bay.webp", contentType: "image/webp", mimeGroups: ["Image"], state: "DONE", url };
  const photo = { ...content("bay-photo", { file: { "en-US": file } }, { type: "Media" }) };
  const bay = content(
    "bay",
    { title: { "en-US": "Tarkwa Bay" }, photo: { "en-US": photo } },
    { contentType: { sys: { id: "place" } } },
  );
  const fetched = vi.fn(async (_: RequestInfo | URL) => Response.json(pageOf(bay)));
  vi.stubGlobal("fetch", fetched);
  const place: Field = { ...cover, apiName: "place", label: "Place", target: { targetType: "Content" } };
  const editor = createSampleEditor({ fields: [place] });
  const naming = { ...editor.naming, titleFields: { place: "title" }, pictureFields: { place: "photo" } };
  await renderFields({ ...editor, naming });
  const refer = { sys: { id: "bay", type: "Refer", targetType: "Content" } };
  editor.form.fill({ "place.en-US": JSON.stringify(refer) });
  await expect.element(page.getByRole("link", { name: /Tarkwa Bay/ })).toBeVisible();
  expect(document.querySelector<HTMLImageElement>("[data-part=target] img")?.src).toBe(url);
  expect(String(fetched.mock.calls[0]?.[0])).toContain("include=1");
});
