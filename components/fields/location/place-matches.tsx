import { Building2, MapPin } from "lucide-react";
import { useLocale } from "next-intl";
import { cities } from "#components/map/cities.ts";
import { useLoading } from "#components/ui/loading.ts";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { useFoundPlaces } from "#lib/browser/list/use-found-places.ts";
import { useDebounced } from "#lib/browser/time/delays.ts";
import type { PlaceType } from "#lib/content/place-type.ts";
import { readCoordinates } from "#lib/fields/location/coordinates.ts";
import type { Position } from "#lib/fields/location/position.ts";
import type { Reading } from "#lib/fields/reading.ts";

const stillMs = 250;
const none = [] as const;

interface PlaceSearch {
  types: readonly PlaceType[];
  reading?: Reading | undefined;
}

/** Items of the Space, then cities, whose name is being typed; undefined while the items are searched for. */
export function usePlaceMatches(typed: string, { types, reading }: PlaceSearch) {
  const language = useLocale();
  const search = readCoordinates(typed) === undefined ? typed.trim() : "";
  const still = useDebounced(search, stillMs);
  const items = useFoundPlaces(types, still, reading);
  const known = useLoading(cities, still.length > 1);
  const found = still.length > 1 && known.kind === "here" ? known.value.find(still, language) : none;
  const ofSpace = items.data ?? (types.length > 0 && items.error === undefined ? undefined : none);
  return {
    items: search === "" ? none : ofSpace,
    cities: search === "" ? none : found,
    error: items.error,
  };
}

interface PlaceMatchesProps {
  matches: Pick<ReturnType<typeof usePlaceMatches>, "items" | "cities">;
  choose: (place: Position & { name: string }) => void;
}

/** Each one is a point. */
export function PlaceMatches({ matches, choose }: PlaceMatchesProps) {
  return (
    <>
      {matches.items?.map((place) => (
        <MenuItem key={place.id} icon={<MapPin size={16} />} onClick={() => choose(place)}>
          {place.name}
        </MenuItem>
      ))}
      {matches.cities.map((city) => (
        <MenuItem key={`${city.lon} ${city.lat}`} icon={<Building2 size={16} />} onClick={() => choose(city)}>
          {city.name}
        </MenuItem>
      ))}
    </>
  );
}
