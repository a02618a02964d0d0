import { flushSync } from "react-dom";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dropFiles, pngFile } from "#components/upload/stub-uploads-for-tests.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { renderFields } from "../render-fields-for-tests.tsx";
import { createSampleEditor } from "../sample-editor.tsx";

const places: Field = {
  ...{ apiName: "places", label: "Places", required: false, localized: false, type: "Array" },
  items: { type: "Refer", target: { targetType: "Content" } },
};
const refer = (id: string) => ({ sys: { id, type: "Refer", targetType: "Content" } });
const name = "places.en-US";
const texts = { [name]: JSON.stringify([refer("harbour"), refer("lake")]) };
const looks = { "Content:harbour": { kind: "gone" as const }, "Content:lake": { kind: "gone" as const } };

test("a row keeps the focus when dragging is loaded", async () => {
  // The focus comes right after the list has looked where it is.
  const { contains } = Node.prototype;
  onTestFinished(() => {
    Node.prototype.contains = contains;
  });
  Node.prototype.contains = function (this: Element, other) {
    const plain = this.querySelector?.(":scope > ul [data-part=grip]");
    if (plain) {
      Node.prototype.contains = contains;
      plain.setAttribute("data-plain", "");
      queueMicrotask(() => document.querySelector<HTMLElement>("[data-part=grip]")?.focus());
    }
    return contains.call(this, other);
  };
  await renderFields(createSampleEditor({ fields: [places], texts, looks }));
  await expect.poll(() => document.querySelectorAll("[data-part=grip]:not([data-plain])").length).toBe(2);
  await expect.element(page.getByRole("button", { name: /^Move .*of 2$/ }).first()).toHaveFocus();
});

test("rows are put in order by presses alone, without dragging", async () => {
  const editor = createSampleEditor({ fields: [places], texts, looks });
  await renderFields(editor);
  const order = () => editor.form.text(name).match(/harbour|lake/g);
  const button = (label: string | RegExp) => page.getByRole("button", { name: label });
  await button("Move Not available, 1 of 2").click();
  await expect
    .element(page.getByText("Not available picked up, 1 of 2.", { exact: false }))
    .toBeInTheDocument();
  await expect.element(button("Move Not available up")).toHaveAttribute("aria-disabled", "true");
  await button("Move Not available down").click();
  expect(order()).toEqual(["lake", "harbour"]);
  await expect.element(page.getByText("Not available moved to 2 of 2.")).toBeInTheDocument();
  await button("Move Not available up").click();
  expect(order()).toEqual(["harbour", "lake"]);
  await button("Move Not available, 1 of 2").click();
  await expect.element(button("Move Not available down")).not.toBeInTheDocument();
  await expect.element(button("Remove Not available").nth(1)).toBeVisible();
});

test("a picked-up row is dropped by a press elsewhere, by another entry at its place, and by dragging", async () => {
  const editor = createSampleEditor({ fields: [places], texts, looks });
  await renderFields(editor, <p>Elsewhere</p>);
  const grip = (at: string) => page.getByRole("button", { name: new RegExp(`^Move .*, ${at}$`) });
  const grabbed = () => document.querySelectorAll("[data-part=grip][aria-pressed=true]").length;
  await grip("1 of 2").click();
  await expect.poll(grabbed).toBe(1);
  await page.getByText("Elsewhere").click();
  await expect.poll(grabbed).toBe(0);
  await grip("1 of 2").click();
  await expect.poll(grabbed).toBe(1);
  // A file that was uploaded comes to the end.
  editor.form.type(name, JSON.stringify([refer("harbour"), refer("lake"), refer("cape")]));
  await expect.element(grip("3 of 3")).toBeVisible();
  expect(grabbed()).toBe(1);
  editor.form.type(name, JSON.stringify([refer("cape"), refer("harbour"), refer("lake")]));
  await expect.poll(grabbed).toBe(0);
  await grip("1 of 3").click();
  await expect.poll(grabbed).toBe(1);
  await userEvent.dragAndDrop(grip("1 of 3"), grip("3 of 3"), { steps: 10 });
  await expect
    .poll(() => editor.form.text(name).match(/harbour|lake|cape/g))
    .toEqual(["harbour", "lake", "cape"]);
  await expect.poll(grabbed).toBe(0);
});

test("on a phone, rows stay on one line while one is picked up", async () => {
  // 360 pixels without the padding of the page; the upload button takes some beside the list.
  await page.viewport(328, 740);
  const items = { type: "Refer", target: { targetType: "Media" } } as const;
  const picture = { ...refer("harbour"), sys: { ...refer("harbour").sys, targetType: "Media" } };
  const editor = createSampleEditor({
    fields: [{ ...places, items }],
    texts: { [name]: JSON.stringify([picture, picture]) },
    looks: {
      "Media:harbour": {
        kind: "picture",
        picture: { mediaId: "harbour", title: "Fog over the old harbour", kind: "image", processing: false },
      },
    },
  });
  await renderFields(editor);
  const heights = () =>
    [...document.querySelectorAll("li:has([data-part=grip])")].map((row) => row.clientHeight);
  await expect.poll(() => heights().length).toBe(2);
  const before = heights();
  const grip = page.getByRole("button", { name: /^Move .*, 2 of 2$/ });
  await grip.click();
  await expect.element(grip).toHaveAttribute("aria-pressed", "true");
  expect(heights()).toEqual(before);
});

test("a row stays picked up while the page is scrolled, by touch or by a scrollbar", async () => {
  await renderFields(createSampleEditor({ fields: [places], texts, looks }));
  const grip = page.getByRole("button", { name: /^Move .*, 1 of 2$/ });
  await grip.click();
  await expect.element(grip).toHaveAttribute("aria-pressed", "true");
  const send = (pointerType: string, ...types: string[]) => {
    for (const type of types)
      flushSync(() => document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType })));
  };
  send("touch", "pointerdown", "pointercancel");
  send("mouse", "pointerdown", "pointerup");
  await expect.element(grip).toHaveAttribute("aria-pressed", "true");
  send("touch", "pointerdown", "pointerup");
  await expect.element(grip).toHaveAttribute("aria-pressed", "false");
});

test.each([
  ["down", "1 of 3", ["lake", "harbour", "cape"]],
  ["up", "3 of 3", ["harbour", "cape", "lake"]],
])("a second press where a row was moved %s finds nothing", async (direction, at, moved) => {
  const ids = ["harbour", "lake", "cape"];
  const contentLooks = Object.fromEntries(
    ids.map((id) => [
      `Content:${id}`,
      { kind: "content", contentTypeId: "place", contentId: id, updatedAt: "" } as const,
    ]),
  );
  const editor = createSampleEditor({
    fields: [places],
    texts: { [name]: JSON.stringify(ids.map(refer)) },
    looks: contentLooks,
  });
  await renderFields(editor);
  await page.getByRole("button", { name: new RegExp(`^Move .*, ${at}$`) }).click();
  const step = page.getByRole("button", { name: new RegExp(`^Move .* ${direction}$`) }).element();
  const { left, top, width, height } = step.getBoundingClientRect();
  const there = () => document.elementFromPoint(left + width / 2, top + height / 2);
  // As a finger does: what is there once it is lifted gets the click.
  const tap = () => {
    flushSync(() =>
      there()?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" })),
    );
    there()?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const order = () => editor.form.text(name).match(/harbour|lake|cape/g);
  tap();
  await expect.poll(order).toEqual(moved);
  expect(there()?.closest("a, button")).toBeNull();
  tap();
  tap();
  expect(order()).toEqual(moved);
  await expect.element(page.getByRole("button", { name: /^Remove / })).not.toBeInTheDocument();
});

test("that not all files were uploaded is said until there is room again", async () => {
  const photo = (id: string) => ({ sys: { id, type: "Refer", targetType: "Media" } });
  const photos: Field = { ...places, maxItems: 2, items: { type: "Refer", target: { targetType: "Media" } } };
  const photoLooks = { "Media:wave": { kind: "gone" as const }, "Media:moon": { kind: "gone" as const } };
  const texts = { [name]: JSON.stringify([photo("wave")]) };
  const editor = createSampleEditor({ fields: [photos], texts, looks: photoLooks });
  await renderFields(editor);
  const grip = page.getByRole("button", { name: /^Move / }).first();
  dropFiles(grip.element(), pngFile("moon.png"), pngFile("shore.png"));
  const hint = page.getByText("Only 1 more could be added. The others weren’t uploaded.");
  await expect.element(hint).toBeVisible();
  editor.form.type(name, JSON.stringify([photo("wave"), photo("moon")]));
  await expect.element(page.getByRole("button", { name: /^Move .*, 2 of 2$/ })).toBeVisible();
  await expect.element(hint).toBeVisible();
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect.element(hint).not.toBeInTheDocument();
});

test("the words of a row that take several lines keep their distance from its edges", async () => {
  await page.viewport(320, 640);
  await renderFields(createSampleEditor({ fields: [places], texts, looks }));
  const hint = page.getByText("It was deleted, or you don’t have access.", { exact: false }).first();
  await expect.element(hint).toBeVisible();
  const row = hint.element().closest("li");
  if (row === null) throw new Error("No row.");
  const distance = row.getBoundingClientRect().bottom - hint.element().getBoundingClientRect().bottom;
  expect(distance).toBeGreaterThanOrEqual(6);
});
