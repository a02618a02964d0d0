import useSWR from "swr";
import { listContents } from "#lib/space/contents.ts";
import { browserSend } from "../send/send.ts";

const itemsRead = 100;

interface TaggedField {
  apiName: string;
  localeId: string;
}

/**
 * The words of a field, in one locale, in the items of a type that were edited last, the most frequent first; none
 * until they are loaded.
 * @param typeId `undefined` loads nothing
 */
export function useKnownTags(
  typeId: string | undefined,
  { apiName, localeId }: TaggedField,
): readonly string[] {
  const { data } = useSWR(
    typeId === undefined ? null : ["known-tags", typeId, apiName, localeId],
    async ([, id]) => {
      const { items } = await listContents(browserSend, id, {
        limit: itemsRead,
        order: "-sys.updatedAt",
        conditions: [["select", `fields.${apiName}`]],
      });
      return byFrequency(items.flatMap(({ fields }) => fields[apiName]?.[localeId] ?? []));
    },
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  return data ?? [];
}

function byFrequency(values: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) if (typeof value === "string") counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
}
