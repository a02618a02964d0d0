import { useTranslations } from "next-intl";
import { useId } from "react";
import { isMany, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import { joinList, splitList } from "#lib/fields/filter/filter-list.ts";
import type { ValueEditorProps } from "../filter.tsx";

/** Yes or no, there or not, or the options of a field: one of them, or several. */
export function ChoiceValue({ field, operator, value, onChange }: ValueEditorProps) {
  const t = useTranslations("filter");
  const name = useId();
  const many = isMany(field.kind, operator);
  const chosen = value === "" ? [] : many ? splitList(value) : [value];
  const options = useOptions(operatorRow(field.kind, operator)?.editor.editor, field, chosen);
  return (
    <fieldset className="filter-choice">
      <legend className="sr-only">{t("edit.value")}</legend>
      {options.map(({ id, words }) => (
        <label key={id}>
          <input
            type={many ? "checkbox" : "radio"}
            name={name}
            value={id}
            checked={chosen.includes(id)}
            onChange={(event) => {
              const others = chosen.filter((each) => each !== id);
              onChange(many ? joinList(event.target.checked ? [...others, id] : others) : id);
            }}
          />
          <bdi>{words}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

function useOptions(
  editor: string | undefined,
  { of }: ValueEditorProps["field"],
  chosen: readonly string[],
): { id: string; words: string }[] {
  const t = useTranslations("filter.editor");
  if (editor === "option") {
    const known = "field" in of && "options" in of.field ? (of.field.options ?? []) : [];
    return [...new Set([...known, ...chosen])].map((id) => ({ id, words: id }));
  }
  const [yes, no] = editor === "presence" ? [t("filled"), t("empty")] : [t("yes"), t("no")];
  return [
    { id: "true", words: yes },
    { id: "false", words: no },
  ];
}
