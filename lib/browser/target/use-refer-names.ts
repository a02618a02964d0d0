import useSWR from "swr";
import { findByName } from "#lib/collection/query.ts";
import { mediaQueries } from "#lib/content/search-methods.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { referTo } from "#lib/fields/refer/form.ts";
import { type Named, namedOf } from "#lib/fields/refer/target-look.ts";
import { listMedia } from "#lib/space/media-list.ts";
import { findFirst } from "../list/found-pages.ts";
import { browserSend } from "../send/send.ts";
import { loadTarget } from "./load-target.ts";

export interface ReferTarget {
  targetType: "Content" | "Media";
  contentType?: string | undefined;
}

interface Targeted {
  id: string;
  targetType: "Content" | "Media";
}

const foundMax = 8;
const settings = { revalidateOnFocus: false, shouldRetryOnError: false } as const;

export function useReferNames(refers: readonly Targeted[], reading: Reading) {
  const unique = [...new Map(refers.map((refer) => [refer.id, refer])).values()];
  return useSWR(
    unique.length === 0 ? null : ["names", reading.localeId, ...unique.map(({ id }) => id)],
    async () => await Promise.all(unique.map((refer) => nameOf(refer, reading))),
    settings,
  );
}

/** Targets whose name contains a text, or the newest. */
export function useFoundTargets(target: ReferTarget, search: string, reading: Reading) {
  return useSWR(
    ["targets", target.targetType, target.contentType, reading.localeId, search],
    async () =>
      target.targetType === "Media" ? findMedia(search, reading) : findContents(target, search, reading),
    { keepPreviousData: true, ...settings },
  );
}

async function nameOf({ targetType, id }: Targeted, reading: Reading): Promise<Named> {
  const resource = await loadTarget(referTo(targetType, id));
  return resource === undefined ? { id, isGone: true } : namedOf(resource, reading);
}

async function findContents(target: ReferTarget, search: string, reading: Reading): Promise<Named[]> {
  const types = Object.entries(reading.titleFields).filter(
    ([id]) => target.contentType === undefined || id === target.contentType,
  );
  const localeIds = [...new Set([reading.localeId, ...reading.localeIds])];
  const found = await Promise.all(
    types.map(([id, displayField]) =>
      findByName(browserSend, { id, displayField }, { search, localeIds, limit: foundMax }),
    ),
  );
  return found
    .flat()
    .slice(0, foundMax)
    .map((content) => namedOf(content, reading));
}

async function findMedia(text: string, reading: Reading): Promise<Named[]> {
  const alternatives = mediaQueries({ text, localeIds: reading.localeIds, kind: undefined });
  const { items } = await findFirst(async (query) => await listMedia(browserSend, query), alternatives);
  return items.slice(0, foundMax).map((media) => namedOf(media, reading));
}
