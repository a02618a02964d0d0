import useSWR from "swr";
import type { PlaceType } from "#lib/content/place-type.ts";
import { selected } from "#lib/content/search-methods.ts";
import { titleOf } from "#lib/fields/display.ts";
import { positionOf } from "#lib/fields/location/position.ts";
import { type Reading, valueIn } from "#lib/fields/reading.ts";
import { listContents } from "#lib/space/contents.ts";
import { browserSend } from "../send/send.ts";
import type { FoundPlace } from "./use-found-places.ts";

const placesMax = 100;
/** A map is a part of a page, and each type is a call. */
const typesMax = 2;
const none: readonly FoundPlace[] = [];

/**
 * The Space's own places, at most the last changed hundred of each of the first two types that have a position.
 * Undefined until they are known.
 */
export function useSpacePlaces(all: readonly PlaceType[], reading: Reading | undefined) {
  const types = all.slice(0, typesMax);
  const isAsked = reading !== undefined && types.length > 0;
  const { data, error } = useSWR(
    isAsked ? ["space places", types.map(({ id }) => id), reading.localeId] : null,
    async () => reading && (await Promise.all(types.map((type) => placesOf(type, reading)))).flat(),
    { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 60_000 },
  );
  return isAsked && error === undefined ? data : none;
}

async function placesOf({ id, positionField }: PlaceType, reading: Reading): Promise<FoundPlace[]> {
  const { items } = await listContents(browserSend, id, {
    limit: placesMax,
    order: "-sys.updatedAt",
    conditions: selected(reading.titleFields[id], positionField),
  });
  return items.flatMap((item) => {
    const position = positionOf(valueIn(item.fields, positionField, reading)?.value);
    const name = titleOf(item, reading)?.text;
    return position === undefined || name === undefined ? [] : [{ ...position, id: item.sys.id, name }];
  });
}
