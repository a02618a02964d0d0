import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { FilterStatus } from "#components/fields/filter/filter-status.tsx";
import { cities } from "#components/map/cities.ts";
import { Icon } from "#components/ui/icon.tsx";
import { useLoading } from "#components/ui/loading.ts";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import { useFoundPlaces } from "#lib/browser/list/use-found-places.ts";
import { useDebounced } from "#lib/browser/time/delays.ts";
import type { PlaceType } from "#lib/content/place-type.ts";
import { readCoordinates } from "#lib/fields/location/coordinates.ts";
import type { Position } from "#lib/fields/location/position.ts";
import type { Reading } from "#lib/fields/reading.ts";

const stillMs = 250;
const none = [] as const;

interface PlaceSearch {
  /** The input with the name. */
  id: string;
  types: readonly PlaceType[];
  reading?: Reading | undefined;
}

/** Items of the Space, then cities, whose names match the input; undefined if the input is empty. */
export function usePlaceMatches(typed: string, { id, types, reading }: PlaceSearch) {
  const language = useLocale();
  const [closed, setClosed] = useState("");
  if (closed !== "" && closed !== typed) setClosed("");
  const search = typed !== closed && readCoordinates(typed) === undefined ? typed.trim() : "";
  const still = useDebounced(search, stillMs);
  const items = useFoundPlaces(types, still, reading);
  const known = useLoading(cities, still.length > 1);
  const found = still.length > 1 && known.kind === "here" ? known.value.find(still, language) : none;
  if (search === "") return;
  return {
    items: items.data ?? none,
    cities: found,
    isPending: search !== still || items.isLoading || (still.length > 1 && known.kind === "loading"),
    isFailed: items.error !== undefined || known.kind === "failed",
    /** For the parent of the field and the list: Esc closes the list before the editor or the filter. */
    keys: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
        if (found.length === 0 && !items.data?.length) return;
        event.preventDefault();
        setClosed(typed);
        document.getElementById(id)?.focus();
      },
    },
  };
}

interface PlaceMatchesProps {
  matches: ReturnType<typeof usePlaceMatches>;
  choose: (place: Position & { name: string }) => void;
}

/** The matching places; their number is announced. */
export function PlaceMatches({ matches, choose }: PlaceMatchesProps) {
  const t = useTranslations("place");
  const count = matches === undefined ? 0 : matches.items.length + matches.cities.length;
  const settled = matches === undefined || matches.isPending ? undefined : matches;
  return (
    <>
      {matches?.items.map((place) => (
        <MenuItem key={place.id} icon={<Icon name="map-pin" size={16} />} onClick={() => choose(place)}>
          {place.name}
        </MenuItem>
      ))}
      {matches?.cities.map((city) => (
        <MenuItem
          key={`${city.lon} ${city.lat}`}
          icon={<Icon name="building-complex" size={16} />}
          onClick={() => choose(city)}
        >
          {city.name}
        </MenuItem>
      ))}
      <FilterStatus>
        {settled?.isFailed
          ? t("unreachable")
          : settled && <span className={count > 0 ? "sr-only" : ""}>{t("matches", { count })}</span>}
      </FilterStatus>
    </>
  );
}
