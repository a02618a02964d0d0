import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { SpelledDate } from "#components/fields/date/spelled-date.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { useKnownTags } from "#lib/browser/content/use-known-tags.ts";
import { useDeviceZone } from "#lib/browser/time/use-time-zone.ts";
import { canonicalText } from "#lib/fields/canonical-text.ts";
import { instantOf, localMomentOf } from "#lib/fields/date/filter.ts";
import { operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";
import type { FilterField } from "#lib/fields/filter.ts";

const valueMax = 256;

interface ScalarInputProps {
  id: string;
  /** The list whose items suggest values. */
  typeId: string;
  field: FilterField;
  operator: Operator;
  value: string;
  onChange: (value: string) => void;
  describedBy?: string | undefined;
  isOdd?: boolean;
}

/** The native input for a value of a kind. */
export function ScalarInput(props: ScalarInputProps) {
  const { id, typeId, field, operator, value, onChange, describedBy, isOdd } = props;
  const words = "field" in field.of && field.kind === "texts" ? field.of : undefined;
  const editor = operatorRow(field.kind, operator)?.editor.editor;
  if (editor === "moment") return <MomentInput {...{ id, operator, value, onChange }} />;
  const spelledId = `${id}-spelled`;
  const unit = "field" in field.of && "unit" in field.of.field ? field.of.field.unit : undefined;
  return (
    <>
      <TextInput
        id={id}
        type={editor === "date" ? "date" : "text"}
        {...(editor === "number" && { inputMode: "decimal", end: unit })}
        {...(words && { list: `${id}-known` })}
        autoComplete="off"
        maxLength={valueMax}
        aria-describedby={
          [editor === "date" && spelledId, describedBy].filter(Boolean).join(" ") || undefined
        }
        aria-invalid={isOdd}
        value={value}
        onChange={(event) =>
          onChange(editor === "number" ? bareNumber(event.target.value) : event.target.value)
        }
      />
      {editor === "date" && <SpelledDate id={spelledId} text={value} />}
      {words && (
        <KnownTags
          {...{ id: `${id}-known`, typeId, apiName: words.field.apiName, localeId: words.localeId }}
        />
      )}
    </>
  );
}

/** Also accepts pasted spreadsheet cells. Texts are not trimmed, because they are compared exactly. */
function bareNumber(typed: string): string {
  return canonicalText(typed).replaceAll("−", "-").trim();
}

interface KnownTagsProps {
  id: string;
  typeId: string;
  apiName: string;
  localeId: string;
}

function KnownTags({ id, typeId, ...field }: KnownTagsProps) {
  return (
    <datalist id={id}>
      {useKnownTags(typeId, field).map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  );
}

type MomentInputProps = Pick<ScalarInputProps, "id" | "operator" | "value" | "onChange">;

/** A date, and a time if the kind needs one, in the member's zone. */
function MomentInput({ id, operator, value, onChange }: MomentInputProps) {
  const t = useTranslations("filter.editor");
  const zone = useDeviceZone(useTimeZone() ?? "UTC");
  const [local, setLocal] = useState(() => localMomentOf(value, operator, zone) ?? { day: "", time: "" });
  const change = (part: Partial<typeof local>) => {
    const changed = { ...local, ...part };
    setLocal(changed);
    onChange(changed.day === "" ? "" : instantOf(changed, operator, zone));
  };
  const spelledId = `${id}-spelled`;
  return (
    <>
      <span className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] items-start gap-3">
        <TextInput
          id={id}
          type="date"
          aria-describedby={spelledId}
          value={local.day}
          onChange={(event) => change({ day: event.target.value })}
        />
        <TextInput
          type="time"
          aria-label={t("time")}
          value={local.time}
          onChange={(event) => change({ time: event.target.value })}
        />
      </span>
      <SpelledDate id={spelledId} text={local.day} />
    </>
  );
}
