import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { UnknownList, UnknownProblem } from "#components/contents/unknown-list.tsx";
import { servedSeen } from "#lib/collection/seen-served.ts";
import type { Search } from "#lib/collection/view.ts";
import { nameInWords, seenType } from "#lib/content/seen/seen-type.ts";
import { titleFieldsOf } from "#lib/content/type-words.ts";
import { localeForLanguage } from "#lib/fields/reading.ts";
import { requireMember } from "#lib/session/member.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

/** The list of a type that the Space file does not have; one that the Space does not have either is a 404. */
export async function unknownListOf(contentTypeId: string, { next, prev }: Search) {
  const { send } = await requireMember();
  const served = await servedSeen(send, contentTypeId, {
    ...(typeof next === "string" && next !== "" && { next }),
    ...(typeof prev === "string" && prev !== "" && typeof next !== "string" && { prev }),
  });
  if ("problem" in served) {
    if (served.problem.code === "NotFound") notFound();
    return <UnknownProblem type={{ id: contentTypeId }} problem={served.problem} />;
  }
  const { locales, contentTypes } = currentSpaceFile();
  const localeIds = locales.map((locale) => locale.id);
  const type = seenType(contentTypeId, served.page.items);
  const titleFields = { ...titleFieldsOf(contentTypes), [contentTypeId]: type.displayField };
  const reading = { localeId: localeForLanguage(localeIds, await getLocale()), localeIds, titleFields };
  return <UnknownList {...{ type, reading }} name={nameInWords(contentTypeId)} page={served.page} />;
}
