import { useTranslations } from "next-intl";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { formatJson } from "#lib/fields/json/form.ts";
import { useEditor } from "../form-context.ts";

/** Puts JSON on lines of its own; with a mistake in it, says where. */
export function JsonFormat({ slot: { name } }: { slot: Slot }) {
  const t = useTranslations("editor");
  const { form } = useEditor();
  return (
    <button
      type="button"
      className="editor-label-button"
      onClick={() => {
        const formatted = formatJson(form.text(name));
        if (formatted !== form.text(name)) form.fill({ [name]: formatted });
        form.check(name);
      }}
    >
      {t("format")}
    </button>
  );
}
