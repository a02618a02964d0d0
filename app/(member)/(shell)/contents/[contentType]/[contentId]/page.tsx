import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ItemFrame } from "#components/item/item-frame.tsx";
import { ItemProblem } from "#components/item/item-problem.tsx";
import { itemProblemKind } from "#components/item/item-problem-kind.ts";
import { ItemView } from "#components/item/item-view.tsx";
import { inferType } from "#lib/content/inferred/infer-type.ts";
import { answerOrProblem } from "#lib/content/space-problem.ts";
import { fieldsByType } from "#lib/content/type-words.ts";
import { oneLine, withoutBidiControls } from "#lib/fields/clip-text.ts";
import { titleOf } from "#lib/fields/display.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { paths } from "#lib/paths.ts";
import { requireMember } from "#lib/session/member.ts";
import { readContent } from "#lib/space/contents.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { currentSpaceFile, findContentType } from "#lib/space-file/current.ts";
import { framedWhenSlow } from "../../../../../framed-when-slow.tsx";
import { readerOf } from "../../../../reader.ts";
import { isAdministrator } from "../../../is-administrator.ts";

interface ItemPageProps {
  params: Promise<{ contentType: string; contentId: string }>;
  searchParams: Promise<{ locale?: string | string[] }>;
}

/** With the pictures of its targets, hence two levels of `include`. A missing one is a 404. */
const itemOf = cache(async (contentTypeId: string, contentId: string) => {
  const { send } = await requireMember();
  const served = await answerOrProblem(readContent(send, { contentTypeId, contentId }, 2));
  if ("problem" in served && served.problem.code === "NotFound") notFound();
  return served;
});

export async function generateMetadata({ params, searchParams }: ItemPageProps): Promise<Metadata> {
  const { contentType, contentId } = await decodedParams(params);
  const served = await itemOf(contentType, contentId);
  if ("problem" in served) {
    return { title: (await getTranslations("item.problem"))(itemProblemKind(served.problem.code)) };
  }
  const title = titleOf(served.answer, await readingOf((await searchParams).locale));
  if (title === undefined) return { title: (await getTranslations("item"))("untitled") };
  return { title: oneLine(withoutBidiControls(title.text), 120) };
}

export default async function ItemPage(props: ItemPageProps) {
  return await framedWhenSlow(itemPageOf(props), <ItemFrame />);
}

async function itemPageOf({ params, searchParams }: ItemPageProps) {
  const { contentType, contentId } = await decodedParams(params);
  const [member, served, isAdmin] = await Promise.all([
    requireMember(),
    itemOf(contentType, contentId),
    isAdministrator(),
  ]);
  if ("problem" in served) return <ItemProblem problem={served.problem} />;
  const { answer: content } = served;
  const file = currentSpaceFile();
  const typeId = content.sys.contentType.sys.id;
  if (typeId !== contentType) redirect(paths.content(typeId, content.sys.id));
  const known = findContentType(typeId);
  const type = known ?? inferType(typeId, [content]);
  const reading = await readingOf((await searchParams).locale);
  const you = { id: member.id, isAdmin };
  return (
    <ItemView
      subject={{ content, type, locales: file.locales, reading, you, isUnknown: known === undefined }}
    />
  );
}

async function readingOf(wanted: string | string[] | undefined): Promise<Reading> {
  const { contentTypes, reading } = await readerOf(wanted);
  return { ...reading, pictureFields: fieldsByType(contentTypes, "pictureField") };
}
