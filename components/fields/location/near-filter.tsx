import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { LazyMap } from "#components/map/lazy-map.tsx";
import { describedBy, Field } from "#components/ui/field.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { pointOf } from "#lib/browser/list/use-found-places.ts";
import { readPlace } from "#lib/fields/location/coordinates.ts";
import { nearText, parseNear, pointText } from "#lib/fields/location/filter.ts";
import type { Position } from "#lib/fields/location/position.ts";
import { useFieldName } from "../filter/filter-words.ts";
import type { ValueEditorProps } from "../filter.tsx";
import { HereButton } from "./here-button.tsx";
import { PlaceMatches } from "./place-matches.tsx";

const usualKilometers = "25";
const exampleText = "38.334, 128.518";

/** Within so many kilometres of a point, which is typed, named, picked on the map or taken from the device. */
export function NearValue({ subject, field, page, value, onChange }: ValueEditorProps) {
  const t = useTranslations("filter.editor");
  const id = useId();
  const name = useFieldName();
  const [before] = useState(() => parseNear(value));
  const [distance, setDistance] = useState(() => String(before?.kilometers ?? usualKilometers));
  const [point, setPoint] = useState<Position | undefined>(before);
  const [typed, setTyped] = useState(() => (before === undefined ? "" : pointText(before)));
  const kilometers = kilometersOf(distance);
  const tell = (at: Position | undefined, far: number | undefined) =>
    onChange(at === undefined || far === undefined ? "" : nearText({ ...at, kilometers: far }));
  const put = (at: Position | undefined, words: string) => {
    setPoint(at);
    setTyped(words);
    tell(at, kilometers);
  };
  const middle = page?.items.map((item) => pointOf(item, field.key)).find((each) => each !== undefined);
  return (
    <>
      <LazyMap
        label={t("map", { field: name(field) })}
        center={point ?? middle}
        marker={point}
        radiusKilometers={point && kilometers}
        onPick={(lon, lat) => put({ lon, lat }, pointText({ lon, lat }))}
      />
      <div className="filter-two">
        <Field id={`${id}-far`} label={t("distance")} problem={kilometers === undefined && t("distanceHint")}>
          <TextInput
            id={`${id}-far`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            aria-invalid={kilometers === undefined}
            aria-describedby={describedBy(`${id}-far`, { hint: false, problem: kilometers === undefined })}
            end={t("kilometres")}
            value={distance}
            onChange={(event) => {
              setDistance(event.target.value);
              tell(point, kilometersOf(event.target.value));
            }}
          />
        </Field>
        <Field id={id} label={t("of")}>
          <TextInput
            id={id}
            autoComplete="off"
            maxLength={200}
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={(event) => put(readPlace(event.target.value), event.target.value)}
            end={<HereButton found={(at) => put(at, pointText(at))} />}
          />
        </Field>
      </div>
      {point === undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {t("ofHint", { example: exampleText })}
        </p>
      )}
      {point === undefined && (
        <PlaceMatches {...{ subject, field }} search={typed} choose={(place) => put(place, place.name)} />
      )}
    </>
  );
}

/** A comma may stand for the point: no distance has thousands. */
function kilometersOf(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,5}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}
