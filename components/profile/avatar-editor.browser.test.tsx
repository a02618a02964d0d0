import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { beyondScreen, showLargeText } from "#components/ui/large-text-for-tests.ts";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { AvatarEditor } from "./avatar-editor.tsx";

const editor = (
  <AvatarEditor
    seen={{ id: "ann", nickname: "Ann", avatarUrl: "/ann.jpg" }}
    {...{ localeId: "en-US", localeIds: ["en-US"] }}
    save={() => Promise.reject(new Error("Nothing is saved here."))}
  />
);

const button = (name: string) => page.getByRole("button", { name }).element();

test("buttons that are aligned as text have the space and place of a button in forced colors, with their border", async () => {
  await page.viewport(768, 900);
  const feature = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  onTestFinished(async () => void (await feature("")));
  await renderForTests(editor);
  expect(getComputedStyle(button("Or paste a URL")).paddingInlineStart).toBe("0px");
  await feature("active");
  expect(getComputedStyle(button("Or paste a URL")).paddingInlineStart).not.toBe("0px");
  expect(getComputedStyle(button("Remove")).marginInlineStart).toBe("0px");
});

test("with text at twice its size the buttons are below each other, with space between", async () => {
  await showLargeText();
  await renderForTests(<div className="px-4">{editor}</div>);
  expect(beyondScreen()).toEqual([]);
  const [above, below] = [button("Choose"), button("Upload")].map((each) => each.getBoundingClientRect());
  expect(below?.top).toBeGreaterThan(above?.bottom ?? Infinity);
});
