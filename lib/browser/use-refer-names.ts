"use client";

import useSWR from "swr";
import { titleOf } from "#lib/content/display-names.ts";
import { findByName } from "#lib/content/list-found.ts";
import type { Reading } from "#lib/content/reading.ts";
import { valueIn } from "#lib/content/reading.ts";
import { answerOf } from "#lib/space/answer.ts";
import { readContent } from "#lib/space/contents.ts";
import { listSchema } from "#lib/space/list.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import { type Media, mediaSchema } from "#lib/space/media.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { browserSend } from "./send.ts";

export interface ReferTarget {
  targetType: "Content" | "Media";
  contentType?: string | undefined;
}

/** Something that a Refer can lead to, by name; without one it has none, or is not there any more. */
export interface Named {
  id: string;
  name?: string;
  isGone?: true;
}

const foundMax = 8;
const mediaListSchema = listSchema(mediaSchema);

/** What the targets of Refers are called. */
export function useReferNames({ targetType }: ReferTarget, ids: readonly string[], reading: Reading) {
  return useSWR(
    ids.length === 0 ? null : ["names", targetType, reading.localeId, ...ids],
    async () => await Promise.all(ids.map((id) => nameOf(targetType, id, reading))),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

/** The first few targets whose name holds a text; the latest ones without a text. */
export function useFoundTargets(target: ReferTarget, search: string, reading: Reading) {
  return useSWR(
    ["targets", target.targetType, target.contentType, reading.localeId, search],
    async () =>
      target.targetType === "Media" ? findMedia(search, reading) : findContents(target, search, reading),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

async function nameOf(targetType: "Content" | "Media", id: string, reading: Reading): Promise<Named> {
  try {
    if (targetType === "Content")
      return named(id, titleOf(await readContent(browserSend, id), reading)?.text);
    const call = { endpoint: "readMedia", parameters: { mediaId: id } } as const;
    return mediaNamed(await answerOf(browserSend, mediaSchema, call), reading);
  } catch (error) {
    if (isSpaceError(error) && error.status === 404) return { id, isGone: true };
    throw error;
  }
}

async function findContents(target: ReferTarget, search: string, reading: Reading): Promise<Named[]> {
  const types = Object.entries(reading.titleFields).filter(
    ([id]) => target.contentType === undefined || id === target.contentType,
  );
  const found = await Promise.all(
    types.map(([id, displayField]) =>
      findByName(
        browserSend,
        { id, displayField },
        { search, localeIds: [...new Set([reading.localeId, ...reading.localeIds])], limit: foundMax },
      ),
    ),
  );
  return found
    .flat()
    .slice(0, foundMax)
    .map((content) => named(content.sys.id, titleOf(content, reading)?.text));
}

async function findMedia(search: string, reading: Reading): Promise<Named[]> {
  const text = search.trim();
  const conditions = text === "" ? [] : ([[`fields.title.${reading.localeId}[prefix]`, text]] as const);
  const query = listQueryString({ limit: foundMax, order: "-sys.updatedAt", conditions });
  const list = await answerOf(browserSend, mediaListSchema, { endpoint: "listMedia", query });
  return list.items.map((media) => mediaNamed(media, reading));
}

function mediaNamed({ sys, fields }: Media, reading: Reading): Named {
  const title = valueIn({ title: fields.title ?? {} }, "title", reading)?.value;
  const file = Object.values(fields.file ?? {})[0]?.fileName;
  return named(sys.id, typeof title === "string" ? title : file);
}

function named(id: string, name: string | undefined): Named {
  return { id, ...(name !== undefined && { name }) };
}
