import type { ReactNode } from "react";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import type { EditorValue } from "./form-context.ts";
import { SampleEditor } from "./sample-editor.tsx";
import { SlotField } from "./slot-field.tsx";

/** Renders the fields of an editor one below the other, and what follows them. */
export async function renderFields(editor: EditorValue, after?: ReactNode): Promise<void> {
  await renderForTests(
    <SampleEditor editor={editor}>
      {editor.form.slots.map((slot) => (
        <SlotField key={slot.name} slot={slot} look="box" saysLanguage={false} />
      ))}
      {after}
    </SampleEditor>,
  );
}
