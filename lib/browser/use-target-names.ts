"use client";

import useSWR from "swr";
import * as z from "zod/mini";
import { resourceName } from "#lib/content/resource-name.ts";
import { answerOf } from "#lib/space/answer.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { browserSend } from "./send.ts";

export interface NamedTarget {
  id: string;
  targetType: string;
}

const anySchema = z.looseObject({});
const askedMax = 60;

/** What some Refers lead to, by id; of one that is gone or not for this member there is none. */
export function useTargetNames(
  refers: readonly NamedTarget[],
  localeIds: readonly string[],
): ReadonlyMap<string, string> {
  const unique = [...new Map(refers.map((refer) => [refer.id, refer])).values()].slice(0, askedMax);
  const key = unique.length === 0 ? null : ["target-names", ...unique.map(({ id }) => id)];
  const { data } = useSWR(key, async () => new Map((await Promise.all(unique.map(nameOf))).flat()), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data ?? new Map();

  async function nameOf({ id, targetType }: NamedTarget): Promise<[string, string][]> {
    try {
      const resource =
        targetType === "Media"
          ? await answerOf(browserSend, anySchema, { endpoint: "readMedia", parameters: { mediaId: id } })
          : await answerOf(browserSend, anySchema, {
              endpoint: "readContent",
              parameters: { contentId: id },
            });
      const name = resourceName(resource, localeIds);
      return name === undefined ? [] : [[id, name]];
    } catch (error) {
      if (!isSpaceError(error)) throw error;
      return [];
    }
  }
}
