import { useTranslations } from "next-intl";
import { countWords } from "#lib/content/reading/reading-time.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { storedIn } from "#lib/fields/form/form-stored.ts";
import { useEditor } from "../form-context.ts";
import { useSettled } from "../use-settled.ts";

/** "312 words"; nothing for an empty text. */
export function WordCount({ slot: { name } }: { slot: Slot }) {
  const t = useTranslations("editor");
  const { form } = useEditor();
  const count = useSettled(
    form,
    name,
    () => countWords(storedIn(form.text(name))),
    () => 0,
  );
  return count > 0 && t("words", { count });
}
