import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import type { Field } from "#lib/space-file/schema.ts";
import { createSampleEditor, SampleEditor } from "../sample-editor.tsx";
import { SlotField } from "../slot-field.tsx";

const title: Field = { apiName: "title", label: "Title", type: "Text", required: false, localized: false };
const field = page.getByLabelText("Title");

async function renderTitle(look: "box" | "title") {
  const editor = createSampleEditor({ fields: [title] });
  await renderForTests(
    <SampleEditor editor={editor}>
      {editor.form.slots.map((slot) => (
        <SlotField key={slot.name} slot={slot} look={look} saysLanguage={false} />
      ))}
    </SampleEditor>,
  );
  return () => editor.form.text("title.en-US");
}

/** Pastes as the browser does where the page leaves it to that. */
async function paste(text: string) {
  await userEvent.click(field);
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  if (field.element().dispatchEvent(pasted)) document.execCommand("insertText", false, text);
}

test.each(["box", "title"] as const)(
  "lines and cells become one line of a %s, and can be undone",
  async (look) => {
    const written = await renderTitle(look);
    await field.fill("Log: ");
    await paste("Low\ttide\r\n\r\n at six\u0007\r\n");
    await expect.poll(written).toBe("Log: Low tide at six");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(written).toBe("Log: ");
    await expect.element(field).toHaveValue("Log: ");
  },
);

test("a text of one line is pasted as it is", async () => {
  const written = await renderTitle("title");
  await paste(" Low\u00a0tide ");
  await expect.poll(written).toBe(" Low\u00a0tide ");
});
