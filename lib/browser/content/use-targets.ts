import useSWR from "swr";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { mediaQueries } from "#lib/content/picker-queries.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { type FormRefer, referTo } from "#lib/fields/refer/form.ts";
import {
  lookOf,
  type Named,
  type Naming,
  namedOf,
  type Resource,
  type TargetLook,
  targetKey,
} from "#lib/fields/refer/target-look.ts";
import { listContentsOfAnyType } from "#lib/space/contents.ts";
import type { ListQuery } from "#lib/space/list.ts";
import { listMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";
import { findFirst } from "../list/found-pages.ts";
import { browserSend } from "../send/send.ts";
import { useSignedInAgain } from "../session/session-news.ts";
import { findByName, findInTypes } from "./find-by-name.ts";

const mostAtOnce = 100;

interface Waiting {
  refer: FormRefer;
  resolve: (resource: Resource | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Loads the targets of Refers; `undefined` if gone or not readable. Requests of the same moment are batched,
 * one call per target type.
 */
export function createTargetLoader(send: Send): (refer: FormRefer) => Promise<Resource | undefined> {
  let waiting: Waiting[] = [];

  function loadAll(): void {
    const [now] = [waiting];
    waiting = [];
    for (const targetType of ["Content", "Media"] as const) {
      const ofKind = now.filter(({ refer }) => refer.sys.targetType === targetType);
      for (let from = 0; from < ofKind.length; from += mostAtOnce) {
        void settle(send, targetType, ofKind.slice(from, from + mostAtOnce));
      }
    }
  }

  return (refer) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(loadAll);
      waiting.push({ refer, resolve, reject });
    });
}

async function settle(
  send: Send,
  targetType: "Content" | "Media",
  waiting: readonly Waiting[],
): Promise<void> {
  const ids = [...new Set(waiting.map(({ refer }) => refer.sys.id))];
  const query: ListQuery = { limit: ids.length, conditions: [["sys.id[in]", ids.join(",")]] };
  try {
    const items: Resource[] =
      targetType === "Media"
        ? (await listMedia(send, query)).items
        : (await listContentsOfAnyType(send, { ...query, include: 1 })).items;
    const found = new Map(items.map((item) => [`${targetType}:${item.sys.id}`, item]));
    for (const { refer, resolve } of waiting) resolve(found.get(targetKey(refer)));
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

const loadTarget = createTargetLoader(browserSend);

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
  const ids = Object.keys(reading.titleFields).filter(
    (id) => target.contentType === undefined || id === target.contentType,
  );
  const localeIds = [...new Set([reading.localeId, ...reading.localeIds])];
  const find = { search, reading, localeIds, limit: foundMax };
  const found = await findInTypes(ids, async (id) => await findByName(browserSend, id, find));
  return found.slice(0, foundMax).map((content) => namedOf(content, reading));
}

async function findMedia(text: string, reading: Reading): Promise<Named[]> {
  const alternatives = mediaQueries({ text, localeIds: reading.localeIds, kind: undefined });
  const find = async (query: ListQuery) => await listMedia(browserSend, query);
  const { items } = await findFirst(mediaListId, find, alternatives);
  return items.slice(0, foundMax).map((media) => namedOf(media, reading));
}

/**
 * The targets of Refers by key, those that are gone as `undefined`. While others load, or if they can't be loaded,
 * `data` has the last ones.
 */
export function useTargets(refers: readonly FormRefer[]) {
  const unique = new Map(refers.map((refer) => [targetKey(refer), refer]));
  return useSWR(
    ["all-targets", ...[...unique.keys()].sort()],
    async () => {
      const load = async ([key, refer]: [string, FormRefer]) => [key, await loadTarget(refer)] as const;
      return new Map(await Promise.all([...unique].map(load)));
    },
    { keepPreviousData: true, ...settings },
  );
}

/** The target of a Refer, unless `known`; `undefined` while it loads or if it fails. */
export function useTarget(
  refer: FormRefer,
  naming: Naming,
  known: TargetLook | undefined,
): TargetLook | undefined {
  const result = useSWR(
    known === undefined ? ["target", targetKey(refer)] : null,
    async (): Promise<TargetLook> => {
      const resource = await loadTarget(refer);
      return resource === undefined ? { kind: "gone" } : lookOf(resource, naming);
    },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  useSignedInAgain(() => {
    if (known === undefined) void result.mutate();
  });
  return known ?? result.data;
}
