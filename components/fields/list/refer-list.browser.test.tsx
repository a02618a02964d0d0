import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { Field } from "#lib/space-file/schema.ts";
import { renderFields } from "../render-fields-for-tests.tsx";
import { createSampleEditor } from "../sample-editor.tsx";

const places: Field = {
  ...{ apiName: "places", label: "Places", required: false, localized: false, type: "Array" },
  items: { type: "Refer", target: { targetType: "Content" } },
};
const refer = (id: string) => ({ sys: { id, type: "Refer", targetType: "Content" } });

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
  const texts = { "places.en-US": JSON.stringify([refer("harbour"), refer("lake")]) };
  const looks = { "Content:harbour": { kind: "gone" as const }, "Content:lake": { kind: "gone" as const } };
  await renderFields(createSampleEditor({ fields: [places], texts, looks }));
  await expect.poll(() => document.querySelectorAll("[data-part=grip]:not([data-plain])").length).toBe(2);
  await expect.element(page.getByRole("button", { name: /^Move .*of 2$/ }).first()).toHaveFocus();
});
