import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { LazyMap } from "#components/map/lazy-map.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { describedBy, Field, FieldHint } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { pointOf } from "#lib/browser/list/use-found-places.ts";
import { canonicalText } from "#lib/fields/canonical-text.ts";
import { readPlace } from "#lib/fields/location/coordinates.ts";
import { nearText, parseNear, pointText } from "#lib/fields/location/filter.ts";
import type { Position } from "#lib/fields/location/position.ts";
import { useFieldName } from "../filter/field-name.ts";
import type { ValueEditorProps } from "../filter.tsx";
import { PlaceMatches, usePlaceMatches } from "./place-matches.tsx";
import { useWhere } from "./use-where.ts";

const usualKilometers = "25";
const exampleText = "38.334, 128.518";

/** Within a distance of a position, which is typed, named, picked on the map or taken from the device. */
export function NearValue({ subject: { type, reading }, field, page, value, onChange }: ValueEditorProps) {
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
  const types = [{ ...type, positionField: field.key.split(".")[1] ?? "" }];
  // Items of the list and cities whose names match.
  const matches = usePlaceMatches(point === undefined ? typed : "", { id, types, reading });
  const middle = page?.items.map((item) => pointOf(item, field.key)).find((each) => each !== undefined);
  return (
    <div className="contents" {...matches?.keys}>
      <LazyMap
        className="min-h-40 overflow-hidden rounded-3"
        label={t("map", { field: name(field) })}
        center={point ?? middle}
        marker={point}
        radiusKilometers={point && kilometers}
        onPick={(lon, lat) => put({ lon, lat }, pointText({ lon, lat }))}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] items-start gap-3">
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
        <FieldHint className="mt-1.5" id={`${id}-hint`}>
          {t("ofHint", { example: exampleText })}
        </FieldHint>
      )}
      <div>
        <PlaceMatches matches={matches} choose={(place) => put(place, place.name)} />
      </div>
    </div>
  );
}

/** A comma may be a decimal comma: distances have no thousands separators. */
function kilometersOf(text: string): number | undefined {
  const plain = canonicalText(text).trim().replace(",", ".");
  return /^\d{1,5}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

const hereButton = classNames(
  "-my-1 -me-1.5 grid size-7 place-items-center rounded-2 text-ink-2 hover:bg-hover hover:text-ink",
  "aria-busy:opacity-50 touch:-my-3 touch:size-11",
);

/** "Use my location", as an icon in an input. */
function HereButton({ found }: { found: (position: Position) => void }) {
  const { label, status, isSilent, button } = useWhere(found);
  return (
    <>
      <button {...button} className={hereButton} aria-label={label} title={label}>
        <Icon name="locate-fixed" />
      </button>
      <span
        className={isSilent ? "sr-only" : "absolute inset-x-4 mt-9 text-13 whitespace-normal text-danger"}
        role="status"
      >
        {status}
      </span>
    </>
  );
}
