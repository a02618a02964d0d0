import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { UnknownList, UnknownProblem } from "#components/contents/unknown-list.tsx";
import { changedLastFirst } from "#lib/collection/of/content-orders.ts";
import type { Search } from "#lib/collection/view.ts";
import { inferType, nameInWords } from "#lib/content/inferred/infer-type.ts";
import { answerOrProblem } from "#lib/content/space-problem.ts";
import { titleFieldsOf } from "#lib/content/type-words.ts";
import { localeForLanguage } from "#lib/fields/reading.ts";
import { requireMember } from "#lib/session/member.ts";
import { listContents } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

const pageSize = 30;

/** The list of a type that the Space file lacks, last changed first. A type that the Space lacks too is a 404. */
export async function unknownListOf(contentTypeId: string, search: Search) {
  const listed = await answerOrProblem(readPage((await requireMember()).send, contentTypeId, search));
  if ("problem" in listed) {
    if (listed.problem.code === "NotFound") notFound();
    return <UnknownProblem type={{ id: contentTypeId }} problem={listed.problem} />;
  }
  const { answer: page } = listed;
  const { locales, contentTypes } = currentSpaceFile();
  const localeIds = locales.map((locale) => locale.id);
  const type = inferType(contentTypeId, page.items);
  const titleFields = { ...titleFieldsOf(contentTypes), [contentTypeId]: type.displayField };
  const reading = { localeId: localeForLanguage(localeIds, await getLocale()), localeIds, titleFields };
  return <UnknownList {...{ type, reading, page }} name={nameInWords(contentTypeId)} />;
}

async function readPage(send: Send, contentTypeId: string, { next, prev }: Search) {
  const isNext = typeof next === "string" && next !== "";
  return await listContents(send, contentTypeId, {
    ...{ limit: pageSize, order: changedLastFirst, include: 1 },
    ...(isNext && { next }),
    ...(typeof prev === "string" && prev !== "" && !isNext && { prev }),
  });
}
