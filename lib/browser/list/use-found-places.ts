import useSWR from "swr";
import * as z from "zod/mini";
import { findByName } from "#lib/collection/query.ts";
import type { Position } from "#lib/fields/location/position.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { browserSend } from "../send/send.ts";

export interface FoundPlace extends Position {
  id: string;
  name: string;
}

interface PlacesOptions {
  /** The Location, as the wire names it: `fields.position.en-US`. */
  key: string;
  reading: Reading;
}

const foundMax = 5;
const pointSchema = z.object({ lon: z.number(), lat: z.number() });

/** Items of a type by name, with where they are; none without a name to look for. */
export function useFoundPlaces(type: ContentType, search: string, { key, reading }: PlacesOptions) {
  return useSWR(
    search.trim() === "" ? null : ["places", type.id, key, search, reading.localeId],
    async () => {
      const items = await findByName(browserSend, type, {
        search,
        localeIds: [...new Set([reading.localeId, ...reading.localeIds])],
        limit: foundMax,
        fields: [key.split(".")[1] ?? ""],
        conditions: [[`${key}[exists]`, "true"]],
      });
      return items.flatMap((item) => placeOf(item, key, reading));
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
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
