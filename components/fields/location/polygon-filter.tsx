import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { LazyMap } from "#components/map/lazy-map.tsx";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { TextArea } from "#components/ui/form/text-input.tsx";
import { afterPress } from "#lib/browser/after-press.ts";
import { pointOf } from "#lib/browser/list/use-found-places.ts";
import { readPlace } from "#lib/fields/location/coordinates.ts";
import { leastCorners, parsePolygon, pointText, polygonText } from "#lib/fields/location/filter.ts";
import type { Position } from "#lib/fields/location/position.ts";
import { useFieldName } from "../filter/field-name.ts";
import type { ValueEditorProps } from "../filter.tsx";

/** Inside an area, whose corners are set on the map or typed, one per line. */
export function PolygonValue({ field, page, value, onChange }: ValueEditorProps) {
  const t = useTranslations("filter");
  const id = useId();
  const name = useFieldName();
  const [text, setText] = useState(() => (parsePolygon(value) ?? []).map(pointText).join("\n"));
  const [wasLeft, setLeft] = useState(false);
  const lines = text.split("\n");
  const corners = lines.map(readPlace).filter((corner) => corner !== undefined);
  const odd = lines.findIndex((line) => line.trim() !== "" && readPlace(line) === undefined);
  // The last line may be incomplete.
  const isOdd = odd !== -1 && (wasLeft || lines.slice(odd + 1).some((line) => line.trim() !== ""));
  const put = (words: string, points: readonly Position[], isWhole: boolean) => {
    setText(words);
    onChange(isWhole && points.length >= leastCorners ? polygonText(points) : "");
  };
  const middle = page?.items.map((item) => pointOf(item, field.key)).find((each) => each !== undefined);
  return (
    <>
      <LazyMap
        className="min-h-40 overflow-hidden rounded-3"
        label={t("editor.map", { field: name(field) })}
        center={corners[0] ?? middle}
        polygon={corners}
        onPolygon={(points) => put(points.map(pointText).join("\n"), points, true)}
      />
      <Field
        id={id}
        label={t("editor.corners")}
        hint={t("editor.cornersHint")}
        problem={isOdd && t("editor.cornerOdd", { line: String(odd + 1) })}
      >
        <TextArea
          id={id}
          className="tabular-nums"
          rows={3}
          spellCheck={false}
          aria-describedby={describedBy(id, { hint: true, problem: isOdd })}
          aria-invalid={isOdd}
          value={text}
          onFocus={() => setLeft(false)}
          onBlur={() => afterPress(() => setLeft(true))}
          onChange={(event) => {
            const typed = event.target.value.split("\n").filter((line) => line.trim() !== "");
            const points = typed.map(readPlace).filter((corner) => corner !== undefined);
            put(event.target.value, points, points.length === typed.length);
          }}
        />
      </Field>
    </>
  );
}
