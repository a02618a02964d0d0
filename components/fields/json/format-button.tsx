import { useTranslations } from "next-intl";
import { formatJson } from "#lib/fields/json/form.ts";
import { useEditor } from "../form-context.ts";

/** Puts JSON on lines of its own; with a mistake in it, says where. */
export function JsonFormat({ name }: { name: string }) {
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
