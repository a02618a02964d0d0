import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { useFieldName } from "#components/fields/filter/field-name.ts";
import { operatorWords, shorthandWords } from "#components/fields/filter/filter-words.ts";
import { ValueEditor } from "#components/fields/filter.tsx";
import { Button } from "#components/ui/button.tsx";
import { Select } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useDeviceZone } from "#lib/browser/time/use-time-zone.ts";
import { changedView } from "#lib/collection/view.ts";
import { carriedValue } from "#lib/fields/filter/filter-carry.ts";
import { operatorRow, operatorsOffered } from "#lib/fields/filter/filter-kinds.ts";
import {
  type ListFilter,
  needsAdvancedSearch,
  type Operator,
  operatorOf,
} from "#lib/fields/filter/filter-operator.ts";
import { isFilterValue } from "#lib/fields/filter/filter-value.ts";
import {
  containedText,
  type Shorthand,
  shorthandFilter,
  shorthandOf,
  shorthandsOf,
} from "#lib/fields/filter/shorthand.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import { languageName } from "#lib/fields/format.ts";
import { FieldIcon } from "./field-icon.tsx";
import type { PanelProps } from "./filter-panel.tsx";
import { ShowButton } from "./show-button.tsx";
import { showView } from "./show-view.ts";

interface FilterEditorProps extends PanelProps {
  fields: readonly FilterField[];
  filter: ListFilter;
  /** The index of the filter that is edited; `undefined` for a new one. */
  index: number | undefined;
  onChange: (filter: ListFilter) => void;
  onBack: () => void;
}

/** Edits one filter as a sentence: field, operator, value. */
export function FilterEditor(props: FilterEditorProps) {
  const { subject, view, page, close, fields, filter, index, onChange } = props;
  const t = useTranslations("filter");
  const form = useRef<HTMLFormElement>(null);
  const field = fields.find(({ key }) => key === filter.key);
  const [shorthand, setShorthand] = useState(() => field && shorthandOf(filter, field.kind));
  const isFit = field !== undefined && isFilterValue(field.kind, filter.operator, filter.value);
  const filters =
    index === undefined
      ? [...view.filters, filter]
      : view.filters.map((each, at) => (at === index ? filter : each));
  const next = changedView(view, { filters });
  useEffect(() => {
    const value = form.current?.querySelector("[data-filter-value]");
    // A map starts with buttons.
    (value?.querySelector<HTMLElement>("input, textarea") ?? value?.querySelector("button"))?.focus();
  }, []);
  if (field === undefined) return null;
  return (
    <form
      ref={form}
      className="grid gap-3 p-4 max-tablet:pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFit) return;
        close();
        showView(subject, next);
      }}
    >
      <Sentence {...{ ...props, field, shorthand, setShorthand }} />
      <div className="grid min-w-0 gap-3" data-filter-value="">
        <ValueEditor
          key={`${filter.key} ${filter.operator} ${shorthand}`}
          {...{ subject, field, page, shorthand }}
          operator={filter.operator}
          value={filter.value}
          onChange={(value) => onChange({ ...filter, value })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button className="max-tablet:flex-1" onClick={close}>
          {t("cancel")}
        </Button>
        <ShowButton subject={subject} view={isFit ? next : undefined} />
      </div>
    </form>
  );
}

/** The values of `exists`, each offered as an operator of its own: "is empty", "is not empty". */
const presences = ["false", "true"] as const;

interface SentenceProps extends FilterEditorProps {
  field: FilterField;
  shorthand: Shorthand | undefined;
  setShorthand: (shorthand: Shorthand | undefined) => void;
}

/** Field, operator, and language if the field has several. */
function Sentence({ page, fields, filter, field, shorthand, setShorthand, onChange, onBack }: SentenceProps) {
  const t = useTranslations("filter");
  const language = useLocale();
  const id = useId();
  const name = useFieldName();
  const zone = useDeviceZone(useTimeZone() ?? "UTC");
  const hasAdvanced = page?.advancedSearch === true;
  const locales = localesOf(fields, field);
  const operators = operatorsFor(field, filter.operator, hasAdvanced);
  const offered = shorthandsOf(field.kind, operators);
  const turn = (condition: string) => {
    const next = offered.find((each) => each === condition);
    setShorthand(next);
    const text = shorthand === "contains" ? (containedText(filter.value) ?? "") : undefined;
    if (next !== undefined)
      return onChange({ ...filter, ...shorthandFilter(next, text ?? textOf(field, filter)) });
    const presence = presences.find((each) => each === condition);
    if (presence !== undefined) return onChange({ ...filter, operator: "exists", value: presence });
    const operator = operatorOf(condition);
    if (operator === undefined) return;
    // The text of "contains" is carried over like that of "is"; the days of "in the last" are not.
    const from = text === undefined ? filter.operator : "eq";
    const before = shorthand === "last" ? "" : (text ?? filter.value);
    const value = carriedValue(field.kind, [from, operator], before, zone);
    onChange({ ...filter, operator, value });
  };
  return (
    <div className="flex flex-wrap gap-2 *:max-w-full *:min-w-0">
      <Button size="small" icon={<FieldIcon kind={field.kind} />} onClick={onBack}>
        <span className="sr-only">{t("edit.field")}: </span>
        <span className="truncate">{name(field)}</span>
        <Icon name="chevron-down" size={16} />
      </Button>
      {locales.length > 1 && (
        <Select
          inline
          className="min-w-0"
          aria-label={t("edit.language")}
          value={filter.key}
          onChange={(event) => onChange({ ...filter, key: event.target.value })}
        >
          {locales.map(({ key, localeId }) => (
            <option key={key} value={key}>
              {languageName(localeId, language)}
            </option>
          ))}
        </Select>
      )}
      <Select
        inline
        className="min-w-0"
        id={id}
        aria-label={t("edit.operator")}
        value={shorthand ?? (filter.operator === "exists" ? filter.value : filter.operator)}
        onChange={(event) => turn(event.target.value)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {t(`operator.${shorthandWords[each]}`)}
          </option>
        ))}
        {operators.map((operator) => {
          const words = operatorWords(field, operator, hasAdvanced);
          if (words !== "exists")
            return (
              <option key={operator} value={operator}>
                {t(`operator.${words}`)}
              </option>
            );
          return presences.map((value) => (
            <option key={value} value={value}>
              {t(`operator.exists.${value}`)}
            </option>
          ));
        })}
      </Select>
    </div>
  );
}

/** The operators on offer, and the one in the URL. */
function operatorsFor(field: FilterField, current: Operator, hasAdvanced: boolean): Operator[] {
  const offered = operatorsOffered(field.kind).filter((each) => hasAdvanced || !needsAdvancedSearch(each));
  return offered.includes(current) ? offered : [...offered, current];
}

/** The text that the filter compares with. */
function textOf({ kind }: FilterField, { operator, value }: ListFilter): string {
  const editor = operatorRow(kind, operator)?.editor;
  return editor !== undefined && "many" in editor && editor.editor === "text" && !editor.many ? value : "";
}

function localesOf(fields: readonly FilterField[], { of, kind }: FilterField) {
  if (!("field" in of)) return [];
  return fields.flatMap(({ key, kind: otherKind, of: other }) =>
    "field" in other && other.field.apiName === of.field.apiName && otherKind === kind
      ? [{ key, localeId: other.localeId }]
      : [],
  );
}
