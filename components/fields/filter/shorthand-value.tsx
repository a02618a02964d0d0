import { useTranslations } from "next-intl";
import { useId } from "react";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import {
  containedText,
  containsPattern,
  daysAgo,
  lastDays,
  type Shorthand,
} from "#lib/fields/filter/shorthand.ts";
import type { ValueEditorProps } from "../filter.tsx";
import { Choices } from "./choices.tsx";

/** Escaping at most doubles the length. */
const containedMax = 120;
const offeredDays = [7, 30, 90, 365];

/** The text of "contains", or the number of days of "in the last". */
export function ShorthandValue({ shorthand, ...props }: ValueEditorProps & { shorthand: Shorthand }) {
  return shorthand === "contains" ? <ContainedText {...props} /> : <LastDays {...props} />;
}

function ContainedText({ value, onChange }: ValueEditorProps) {
  const t = useTranslations("filter");
  const id = useId();
  return (
    <Field id={id} label={t("edit.value")}>
      <TextInput
        id={id}
        autoComplete="off"
        maxLength={containedMax}
        value={containedText(value) ?? ""}
        onChange={({ target }) => onChange(containsPattern(target.value))}
      />
    </Field>
  );
}

function LastDays({ field, operator, value, onChange }: ValueEditorProps) {
  const t = useTranslations("filter");
  const shown = daysAgo(value);
  const days = new Set([...offeredDays, ...(shown === undefined ? [] : [shown])]);
  const options = [...days]
    .sort((one, other) => one - other)
    .map((count) => ({ id: lastDays(count), count }));
  return (
    <Choices {...{ field, operator, value, options, onChange }} legend={t("edit.value")}>
      {({ count }) => t("value.days", { count })}
    </Choices>
  );
}
