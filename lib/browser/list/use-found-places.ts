import useSWR from "swr";
import * as z from "zod/mini";
import type { PlaceType } from "#lib/content/place-type.ts";
import { titleOf } from "#lib/fields/display.ts";
import type { Position } from "#lib/fields/location/position.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { Content } from "#lib/space/content.ts";
import { findByName, findInTypes, undefinedIfNotSearchable } from "../content/find-by-name.ts";
import { browserSend } from "../send/send.ts";

export interface FoundPlace extends Position {
  id: string;
  name: string;
}

const foundMax = 5;
const pointSchema = z.object({ lon: z.number(), lat: z.number() });

/** Items by name, with where they are; none without a name to look for. */
export function useFoundPlaces(types: readonly PlaceType[], search: string, reading: Reading | undefined) {
  const isAsked = search.trim() !== "" && reading !== undefined && types.length > 0;
  return useSWR(
    isAsked
      ? ["places", types.map(({ id, positionField }) => id + positionField), search, reading.localeId]
      : null,
    async () =>
      reading &&
      (await findInTypes(types, async (type) => await findPlaces(type, search, reading)).catch(
        undefinedIfNotSearchable,
      )),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

async function findPlaces({ id, positionField }: PlaceType, search: string, reading: Reading) {
  const key = `fields.${positionField}.${reading.localeIds[0]}`;
  const items = await findByName(browserSend, id, {
    ...{ search, reading },
    localeIds: [...new Set([reading.localeId, ...reading.localeIds])],
    limit: foundMax,
    fields: [positionField],
    conditions: [[`${key}[exists]`, "true"]],
  });
  return items.flatMap((item) => placeOf(item, key, reading));
}

/** Where an item is, by the wire's name of its Location. */
export function pointOf({ fields }: Content, key: string): Position | undefined {
  const [, apiName = "", localeId = ""] = key.split(".");
  const read = pointSchema.safeParse(fields[apiName]?.[localeId]);
  return read.success ? read.data : undefined;
}

function placeOf(item: Content, key: string, reading: Reading): FoundPlace[] {
  const [point, title] = [pointOf(item, key), titleOf(item, reading)];
  return point === undefined || title === undefined ? [] : [{ ...point, id: item.sys.id, name: title.text }];
}
