import type { FormRefer } from "#lib/fields/refer/form.ts";
import { type Resource, targetKey } from "#lib/fields/refer/target-look.ts";
import { listContentsOfAnyType } from "#lib/space/contents.ts";
import type { ListQuery } from "#lib/space/list.ts";
import { listMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";
import { browserSend } from "../send/send.ts";

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

export const loadTarget = createTargetLoader(browserSend);
