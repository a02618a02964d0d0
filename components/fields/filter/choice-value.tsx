import { useTranslations } from "next-intl";
import { chosenIn, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import type { ValueEditorProps } from "../filter.tsx";
import { Choices } from "./choices.tsx";

/** Yes or no, there or not, or the options of a field: one of them, or several. */
export function ChoiceValue(props: ValueEditorProps) {
  const t = useTranslations("filter");
  return (
    <Choices {...props} legend={t("edit.value")} options={useOptions(props)}>
      {({ words }) => <bdi>{words}</bdi>}
    </Choices>
  );
}

function useOptions({ field: { kind, of }, operator, value }: ValueEditorProps) {
  const t = useTranslations("filter.editor");
  const editor = operatorRow(kind, operator)?.editor.editor;
  if (editor === "option") {
    const known = "field" in of && "options" in of.field ? (of.field.options ?? []) : [];
    return [...new Set([...known, ...chosenIn(kind, operator, value)])].map((id) => ({ id, words: id }));
  }
  const [yes, no] = editor === "presence" ? [t("filled"), t("empty")] : [t("yes"), t("no")];
  return [
    { id: "true", words: yes },
    { id: "false", words: no },
  ];
}
