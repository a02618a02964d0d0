import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { createSampleEditor, SampleEditor } from "#components/fields/sample-editor.tsx";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { EditorDocument } from "./editor-document.tsx";

const locales = [
  { id: "en-US", label: "English", name: "English" },
  { id: "ko-KR", label: "한국어", name: "Korean" },
];

test("a copy fills what is missing at once, and asks before it replaces a text", async () => {
  const title = { apiName: "title", label: "Title", required: true, localized: true };
  const editor = createSampleEditor({ fields: [{ ...title, type: "Text" }], locales });
  const [type] = editor.types;
  if (type === undefined) throw new Error("No type.");
  await renderForTests(
    <SampleEditor editor={editor}>
      <EditorDocument type={type} fields={type.fields} shown={locales} language="ko-KR" />
      <Toasts />
    </SampleEditor>,
  );
  const button = (name: string) => page.getByRole("button", { name });
  const korean = () => editor.form.text("title.ko-KR");
  await expect.element(button("Copy from English")).not.toBeInTheDocument();
  editor.form.fill({ "title.en-US": "Tide" });
  await button("Copy from English").click();
  expect(korean()).toBe("Tide");
  await button("Undo").click();
  expect(korean()).toBe("");
  await button("Copy from English").click();
  await page.getByRole("textbox", { name: /Korean$/ }).fill("물때");
  // A text that changed since is not undone.
  await button("Undo").click();
  await button("Copy from English").click();
  await button("Cancel").click();
  expect(korean()).toBe("물때");
  await button("Copy from English").click();
  await button("Copy everything").click();
  await expect.poll(korean).toBe("Tide");
});
