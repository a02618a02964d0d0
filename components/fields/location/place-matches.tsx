import { MapPin } from "lucide-react";
import { useTranslations } from "next-intl";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { type FoundPlace, useFoundPlaces } from "#lib/browser/list/use-found-places.ts";
import { useDebounced } from "#lib/browser/time/use-debounced.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import type { FilterSubject } from "../filter/filter-subject.ts";

const stillMs = 250;

interface PlaceMatchesProps {
  subject: FilterSubject;
  field: FilterField;
  search: string;
  choose: (place: FoundPlace) => void;
}

/** Items of the list whose name is being typed: each one is a point. */
export function PlaceMatches({ subject: { type, reading }, field, search, choose }: PlaceMatchesProps) {
  const t = useTranslations("filter.editor");
  const still = useDebounced(search, stillMs);
  const { data, error } = useFoundPlaces(type, still, { key: field.key, reading });
  if (search.trim() === "") return null;
  return (
    <div className="filter-matches">
      {data?.map((place) => (
        <MenuItem
          key={place.id}
          icon={<MapPin size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => choose(place)}
        >
          {place.name}
        </MenuItem>
      ))}
      <p className="filter-none" role="status">
        {error !== undefined ? t("unreachable") : data?.length === 0 && t("notFound")}
      </p>
    </div>
  );
}
