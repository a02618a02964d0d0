import { useTranslations } from "next-intl";
import { useId } from "react";
import { describedBy, Field } from "#components/ui/field.tsx";
import { isFilterValue } from "#lib/fields/filter/filter-value.ts";
import type { ValueEditorProps } from "../filter.tsx";
import { expectedOf } from "./expected.ts";
import { ScalarInput } from "./scalar-input.tsx";

const examplePattern = "^Tide";

/** One text, number, day or moment. */
export function OneValue({ field, operator, value, onChange }: ValueEditorProps) {
  const t = useTranslations("filter");
  const id = useId();
  const expected = expectedOf(field.kind, operator);
  const isPattern = expected === "pattern";
  const isOdd = value !== "" && !isFilterValue(field.kind, operator, value);
  return (
    <Field
      id={id}
      label={isPattern ? t("editor.pattern") : t("edit.value")}
      hint={isPattern && t("editor.patternHint", { example: examplePattern })}
      problem={isOdd && t("problem.fits", { expects: t(`expects.${expected}`) })}
    >
      <ScalarInput
        {...{ id, field, operator, value, onChange }}
        describedBy={describedBy(id, { hint: isPattern, problem: isOdd })}
        isOdd={isOdd}
      />
    </Field>
  );
}
