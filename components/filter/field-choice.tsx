import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useFieldName } from "#components/fields/filter/field-name.ts";
import { FilterStatus } from "#components/fields/filter/filter-status.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { MenuItem, MenuLabel } from "#components/ui/menu-item.tsx";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import type { ContentsSubject } from "#lib/collection/of/contents.ts";
import { canonicalText } from "#lib/fields/canonical-text.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import { FieldIcon } from "./field-icon.tsx";

const many = 8;

interface FieldChoiceProps {
  subject: ContentsSubject;
  fields: readonly FilterField[];
  choose: (field: FilterField) => void;
  /** Shown below something else, which has the focus. */
  isQuiet?: boolean;
}

/** The fields to filter by: those of the type, then those that every item has. Long lists can be searched. */
export function FieldChoice({ subject, fields, choose, isQuiet = false }: FieldChoiceProps) {
  const t = useTranslations("filter.edit");
  const language = useLocale();
  const name = useFieldName();
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState("");
  const offered = shownIn(fields, subject.reading.localeId);
  const fitting = offered.filter((field) => folded(name(field), language).includes(folded(wanted, language)));
  const isMany = offered.length > many;
  useEffect(() => {
    if (!isQuiet) root.current?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
  }, [isQuiet]);
  const item = (field: FilterField) => (
    <MenuItem key={field.key} icon={<FieldIcon kind={field.kind} />} onClick={() => choose(field)}>
      {name(field)}
    </MenuItem>
  );
  const own = fitting.filter(({ of }) => "field" in of);
  const facts = fitting.filter(({ of }) => "fact" in of);
  return (
    <div ref={root} className="grid gap-1.5 p-1.5">
      {isMany && (
        <TextInput
          className="m-1 w-auto!"
          soft
          type="search"
          autoComplete="off"
          aria-label={t("find")}
          placeholder={t("find")}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            const [only] = fitting;
            if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
            if (only === undefined || wanted === "") return;
            event.preventDefault();
            choose(only);
          }}
        />
      )}
      <div className="max-h-[min(22rem,60dvh)] overflow-auto overscroll-contain max-tablet:max-h-[52dvh]">
        {own.map(item)}
        {facts.length > 0 && <MenuLabel>{t("itemDetails")}</MenuLabel>}
        {facts.map(item)}
      </div>
      <FilterStatus>{fitting.length === 0 && t("noField")}</FilterStatus>
    </div>
  );
}

/** Each field once; a localized field in the language of the page. */
function shownIn(fields: readonly FilterField[], localeId: string): FilterField[] {
  return fields.filter(
    ({ offered, of }) => offered && ("fact" in of || !of.field.localized || of.localeId === localeId),
  );
}

function folded(text: string, language: string): string {
  return canonicalText(text).toLocaleLowerCase(language).trim();
}
