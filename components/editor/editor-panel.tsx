import { useTranslations } from "next-intl";
import { controlKinds } from "#components/fields/control.tsx";
import { useEditor } from "#components/fields/form-context.ts";
import { SlotField } from "#components/fields/slot-field.tsx";
import { slotName } from "#lib/fields/form/form-slot.ts";
import type { Field } from "#lib/space-file/schema.ts";

interface EditorPanelProps {
  fields: readonly Field[];
  hasLanguages: boolean;
}

/** At the side: what is the same in every language. */
export function EditorPanel({ fields, hasLanguages }: EditorPanelProps) {
  const t = useTranslations("editor");
  const { form, locales } = useEditor();
  const nameOf = (field: Field) => slotName(field.apiName, locales[0]?.id ?? "");
  const slots = fields.flatMap((field) => form.slots.filter(({ name }) => name === nameOf(field)));
  return (
    <aside className="editor-side" aria-labelledby="editor-side-title">
      <h2 id="editor-side-title">{t(hasLanguages ? "sameEverywhere" : "facts")}</h2>
      {slots.length > 0 && (
        <div className="editor-facts">
          {slots.map((slot) => (
            <div key={slot.name} {...("isNarrow" in controlKinds[slot.field.type] && { "data-narrow": "" })}>
              <SlotField slot={slot} look="box" saysLanguage={false} />
            </div>
          ))}
        </div>
      )}
    </aside>
  );
}
