import { useTranslations } from "next-intl";
import { useState } from "react";
import { FilterStatus } from "#components/fields/filter/filter-status.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { useFoundTargets, useReferNames } from "#lib/browser/content/use-targets.ts";
import { useDebounced } from "#lib/browser/time/delays.ts";
import { searchMax } from "#lib/content/search-methods.ts";
import { chosenIn } from "#lib/fields/filter/filter-kinds.ts";
import { splitList } from "#lib/fields/filter/filter-operator.ts";
import type { Named } from "#lib/fields/refer/target-look.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { Choices } from "../filter/choices.tsx";
import type { ValueEditorProps } from "../filter.tsx";
import { targetOfFilter, useNamed } from "./refer-names.tsx";

const stillMs = 250;

/** Filters by items that a field refers to, found by name; one or several. */
export function ReferValue({ subject, field, operator, value, onChange }: ValueEditorProps) {
  const t = useTranslations("filter");
  const nameOf = useNamed();
  const target = targetOfFilter(field);
  const [typed, setTyped] = useState("");
  const found = useFoundTargets(target, useDebounced(typed, stillMs), subject.reading);
  const { targetType } = target;
  const [before] = useState(() => (value === "" ? [] : splitList(value).map((id) => ({ id, targetType }))));
  const known = useReferNames(before, subject.reading);
  const [picked, setPicked] = useState<readonly Named[]>([]);
  const chosen = chosenIn(field.kind, operator, value);
  const names = [...picked, ...(known.data ?? [])];
  const shown: readonly Named[] = [
    ...chosen.map((id) => names.find((named) => named.id === id) ?? { id }),
    ...(found.data ?? []).filter(({ id }) => !chosen.includes(id)),
  ];
  const label = target.targetType === "Media" ? t("editor.findPictures") : t("editor.find");
  return (
    <div className="grid min-w-0 gap-2">
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
      <Choices
        {...{ field, operator, value }}
        legend={t("edit.value")}
        options={shown}
        onChange={(next, named) => {
          setPicked([...picked, named]);
          onChange(next);
        }}
      >
        {(named) => (
          <>
            {target.targetType === "Media" && (
              <PictureWell
                className="h-8 w-11 rounded-2"
                picture={named.picture}
                icon={<FileIcon kind={named.picture?.kind} size={16} />}
              />
            )}
            <bdi className="truncate">{nameOf(named)}</bdi>
          </>
        )}
      </Choices>
      <FilterStatus>
        {found.error !== undefined
          ? t(isSpaceError(found.error, "NotSearchable") ? "editor.noSearch" : "editor.unreachable")
          : found.data === undefined
            ? t("editor.searching")
            : found.data.length === 0 && t("editor.notFound")}
      </FilterStatus>
    </div>
  );
}
