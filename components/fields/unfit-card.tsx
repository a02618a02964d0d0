import { useLocale, useTranslations } from "next-intl";
import { flushSync } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import { storedIn } from "#lib/fields/form/form-stored.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ControlProps } from "./control-props.ts";
import { useEditor, useForm } from "./form-context.ts";
import { TargetCard, UnfitWords } from "./refer/target-words.tsx";

/** A value that doesn't match its field: shown as JSON, and kept until it is removed. */
export function UnfitCard({ slot: { field, name }, id, invalid, describedBy }: ControlProps) {
  const t = useTranslations("pickers");
  const label = wordsIn(field.label, useLocale());
  const { form } = useEditor();
  const text = useForm((now) => now.text(name), name);

  /** The control that takes its place has the same id. */
  function remove(): void {
    flushSync(() => form.fill({ [name]: "" }));
    document.getElementById(id)?.focus();
  }

  return (
    <TargetCard invalid={invalid}>
      <UnfitWords value={storedIn(text) ?? text} />
      <Button
        id={id}
        size="small"
        variant="quiet"
        aria-label={t("removeFor", { label })}
        aria-describedby={describedBy}
        onClick={remove}
      >
        {t("remove")}
      </Button>
    </TargetCard>
  );
}
