import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale, getTimeZone } from "next-intl/server";
import { cache } from "react";
import { ContentsSkeleton } from "#components/contents/contents-skeleton.tsx";
import { ListFrame } from "#components/contents/list-skeleton.tsx";
import { type ListSettings, ServedList } from "#components/contents/served-list.tsx";
import { ColumnSheet } from "#components/contents/table/column-sheet.tsx";
import { UnknownList, UnknownProblem } from "#components/contents/unknown-list.tsx";
import { rememberedWidths, widthsCookieName } from "#lib/collection/of/column-widths.ts";
import { columnsCookieName, columnsOf, rememberedColumns } from "#lib/collection/of/content-columns.ts";
import { hasColumns, lookCookieName, lookOf } from "#lib/collection/of/content-looks.ts";
import { changedLastFirst } from "#lib/collection/of/content-orders.ts";
import {
  type ContentsView,
  contentsOf,
  type RememberedView,
  withRemembered,
} from "#lib/collection/of/contents.ts";
import { listedPage } from "#lib/collection/of/listed-contents.ts";
import { servePage } from "#lib/collection/query.ts";
import type { Search } from "#lib/collection/view.ts";
import { inferType, nameInWords } from "#lib/content/inferred/infer-type.ts";
import { packJson } from "#lib/content/packed-json.ts";
import { answerOrProblem } from "#lib/content/space-problem.ts";
import { inLanguage } from "#lib/content/type-words.ts";
import { targetTypesOf } from "#lib/fields/refer/target.ts";
import { requireMember } from "#lib/session/member.ts";
import { listContents } from "#lib/space/contents.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { findContentType } from "#lib/space-file/current.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { framedWhenSlow } from "../../../../../framed-when-slow.tsx";
import { readerOf } from "../../../../reader.ts";
import { isAdministrator } from "../../../is-administrator.ts";

interface ListPageProps {
  params: Promise<{ contentType: string }>;
  searchParams: Promise<Search>;
}

export async function generateMetadata({ params, searchParams }: ListPageProps): Promise<Metadata> {
  const { contentType } = await decodedParams(params);
  const type = findContentType(contentType);
  if (type === undefined) {
    const { next, prev } = await searchParams;
    await readPage(contentType, next, prev);
    return { title: nameInWords(contentType) };
  }
  return { title: wordsIn(type.label.many, await getLocale()) };
}

export default async function ListPage(props: ListPageProps) {
  const { contentType } = await decodedParams(props.params);
  const type = findContentType(contentType);
  if (type === undefined) {
    return await framedWhenSlow(unknownListOf(contentType, await props.searchParams), null);
  }
  const search = await props.searchParams;
  const remembered = await rememberedView(type);
  const look = lookOf(type, "contents", search.view) ?? (isBare(search) ? remembered.look : undefined);
  return await framedWhenSlow(
    listOf(type, search, remembered),
    <ListFrame type={type}>
      <ContentsSkeleton type={type} look={look ?? "table"} />
    </ListFrame>,
  );
}

async function listOf(type: ContentType, search: Search, remembered: RememberedView) {
  const { language, locales, reading, contentTypes } = await readerOf();
  const member = await requireMember();
  const widths = rememberedWidths(type, (await cookies()).get(widthsCookieName(type.id))?.value);
  const timeZone = await getTimeZone();
  const contents = contentsOf({ type, reading, memberId: member.id, timeZone });
  const address = contents.readView(search);
  const view = "problem" in address ? undefined : viewOf(address.view, search, remembered);
  const [served, isAdmin] = await Promise.all([
    view ? servePage(contents, member.send, view) : { query: "" },
    isAdministrator(),
  ]);
  const columns = view && hasColumns(view.look) ? columnsOf(type, view.columns) : [];
  const targets = targetTypesOf(type, contentTypes);
  const settings: ListSettings = {
    subject: {
      ...{ source: "contents", locales, reading, memberId: member.id, timeZone, isAdmin },
      targetTypes: targets.filter((target) => target !== type).map((target) => inLanguage(target, language)),
    },
    isOwnTarget: targets.includes(type),
    remembered,
    widths,
  };
  return (
    <>
      <ColumnSheet {...{ columns, widths }} nonce={(await headers()).get("x-nonce") ?? ""} />
      <ServedList settings={packJson(settings)} served={packJson(listedPage(served, reading))} />
    </>
  );
}

async function rememberedView(type: ContentType): Promise<RememberedView> {
  const jar = await cookies();
  return {
    columns: rememberedColumns(type, jar.get(columnsCookieName(type.id))?.value),
    look: lookOf(type, "contents", jar.get(lookCookieName(type.id))?.value),
  };
}

/** A URL without parameters shows the view that this device remembers. */
function viewOf(view: ContentsView, search: Search, remembered: RememberedView): ContentsView {
  return isBare(search) ? withRemembered(view, remembered) : view;
}

function isBare(search: Search): boolean {
  return Object.keys(search).length === 0;
}

const pageSize = 30;

/** The list of a type that the Space file lacks, last changed first. */
async function unknownListOf(contentTypeId: string, search: Search) {
  const listed = await readPage(contentTypeId, search.next, search.prev);
  if ("problem" in listed) return <UnknownProblem type={{ id: contentTypeId }} problem={listed.problem} />;
  const { answer: page } = listed;
  const { reading: known } = await readerOf();
  const type = inferType(contentTypeId, page.items);
  const reading = {
    ...known,
    titleFields: { ...known.titleFields, [contentTypeId]: type.displayField ?? "" },
  };
  return <UnknownList {...{ type, reading, page }} name={nameInWords(contentTypeId)} />;
}

/** Read once per request. A type that the Space lacks too is a 404. */
const readPage = cache(async (contentTypeId: string, next: Search[string], prev: Search[string]) => {
  const isNext = typeof next === "string" && next !== "";
  const { send } = await requireMember();
  const contents = listContents(send, contentTypeId, {
    ...{ limit: pageSize, order: changedLastFirst, include: 1 },
    ...(isNext && { next }),
    ...(typeof prev === "string" && prev !== "" && !isNext && { prev }),
  });
  const listed = await answerOrProblem(contents);
  if ("problem" in listed && listed.problem.code === "NotFound") notFound();
  return listed;
});
