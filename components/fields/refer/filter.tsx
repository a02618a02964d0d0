import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { TextInput } from "#components/ui/text-input.tsx";
import { useFoundTargets, useReferNames } from "#lib/browser/target/use-refer-names.ts";
import { useDebounced } from "#lib/browser/time/use-debounced.ts";
import { searchMax } from "#lib/content/list/list-search.ts";
import { isMany } from "#lib/fields/filter/filter-kinds.ts";
import { joinList, splitList } from "#lib/fields/filter/filter-list.ts";
import type { Named } from "#lib/fields/refer/named-target.ts";
import type { ValueEditorProps } from "../filter.tsx";
import { targetOfFilter, useNamed } from "./refer-names.tsx";

const stillMs = 250;

/** Items that a field can refer to, found by what they are called; one of them, or several. */
export function ReferValue({ subject, field, operator, value, onChange }: ValueEditorProps) {
  const t = useTranslations("filter");
  const name = useId();
  const nameOf = useNamed();
  const target = targetOfFilter(field);
  const [typed, setTyped] = useState("");
  const found = useFoundTargets(target, useDebounced(typed, stillMs), subject.reading);
  const { targetType } = target;
  const [before] = useState(() => (value === "" ? [] : splitList(value).map((id) => ({ id, targetType }))));
  const known = useReferNames(before, subject.reading);
  const [picked, setPicked] = useState<readonly Named[]>([]);
  const many = isMany(field.kind, operator);
  const chosen = value === "" ? [] : many ? splitList(value) : [value];
  const names = [...picked, ...(known.data ?? [])];
  const shown = [
    ...chosen.map((id) => names.find((named) => named.id === id) ?? { id }),
    ...(found.data ?? []).filter(({ id }) => !chosen.includes(id)),
  ];
  const label = target.targetType === "Media" ? t("editor.findPictures") : t("editor.find");
  return (
    <div className="filter-refer">
      <TextInput
        soft
        type="search"
        autoComplete="off"
        maxLength={searchMax}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <fieldset className="filter-choice">
        <legend className="sr-only">{t("edit.value")}</legend>
        {shown.map((named) => (
          <label key={named.id}>
            <input
              type={many ? "checkbox" : "radio"}
              name={name}
              checked={chosen.includes(named.id)}
              onChange={(event) => {
                const rest = chosen.filter((each) => each !== named.id);
                setPicked([...picked, named]);
                onChange(many ? joinList(event.target.checked ? [...rest, named.id] : rest) : named.id);
              }}
            />
            <bdi className="truncate">{nameOf(named)}</bdi>
          </label>
        ))}
      </fieldset>
      <p className="filter-none" role="status">
        {found.error !== undefined
          ? t("editor.unreachable")
          : found.data === undefined
            ? t("editor.searching")
            : found.data.length === 0 && t("editor.notFound")}
      </p>
    </div>
  );
}
