import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { UnknownList, UnknownProblem } from "#components/contents/unknown-list.tsx";
import { changedLastFirst } from "#lib/collection/of/content-orders.ts";
import type { Search } from "#lib/collection/view.ts";
import { inferType, nameInWords } from "#lib/content/inferred/infer-type.ts";
import { problemOf } from "#lib/content/space-problem.ts";
import { titleFieldsOf } from "#lib/content/type-words.ts";
import { localeForLanguage } from "#lib/fields/reading.ts";
import { requireMember } from "#lib/session/member.ts";
import { listContents } from "#lib/space/contents.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

const pageSize = 30;

/** The list of a type that the Space file lacks, last changed first. A type that the Space lacks too is a 404. */
export async function unknownListOf(contentTypeId: string, search: Search) {
  const page = await readPage(contentTypeId, search);
  if (page instanceof SpaceError) {
    const problem = problemOf(page);
    if (problem.code === "NotFound") notFound();
    return <UnknownProblem type={{ id: contentTypeId }} problem={problem} />;
  }
  const { locales, contentTypes } = currentSpaceFile();
  const localeIds = locales.map((locale) => locale.id);
  const type = inferType(contentTypeId, page.items);
  const titleFields = { ...titleFieldsOf(contentTypes), [contentTypeId]: type.displayField };
  const reading = { localeId: localeForLanguage(localeIds, await getLocale()), localeIds, titleFields };
  return <UnknownList {...{ type, reading, page }} name={nameInWords(contentTypeId)} />;
}

async function readPage(contentTypeId: string, { next, prev }: Search) {
  const { send } = await requireMember();
  const isNext = typeof next === "string" && next !== "";
  try {
    return await listContents(send, contentTypeId, {
      ...{ limit: pageSize, order: changedLastFirst, include: 1 },
      ...(isNext && { next }),
      ...(typeof prev === "string" && prev !== "" && !isNext && { prev }),
    });
  } catch (error) {
    if (error instanceof SpaceError) return error;
    // An id that cannot be part of a path, such as "..", names nothing.
    if (error instanceof RangeError) notFound();
    throw error;
  }
}
