import { useTranslations } from "next-intl";
import { lengthOf } from "#lib/fields/text/form.ts";
import { useForm } from "../form-context.ts";

/** "107 of 200", for a slot that has a limit. */
export function SlotCounter({ name, max }: { name: string; max: number }) {
  const t = useTranslations("editor");
  const length = useForm((form) => lengthOf(form.text(name)), name);
  return (
    <span className="editor-counter" {...(length > max && { "data-over": "" })}>
      {t("counter", { length, max })}
    </span>
  );
}
