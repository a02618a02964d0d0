import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { ContentList } from "#components/content/list/content-list.tsx";
import { ListFrame } from "#components/content/list/list-frame.tsx";
import { KindIcon } from "#components/ui/kind-icon.tsx";
import { titleFieldsOf } from "#lib/content/display-type.ts";
import { servedList } from "#lib/content/list-served.ts";
import { readListView, type Search } from "#lib/content/list-view.ts";
import { localeForLanguage } from "#lib/content/reading.ts";
import { requireMember } from "#lib/session/member.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { typeOf } from "#lib/space-file/type-of.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { framedWhenSlow } from "../../../framed-when-slow.tsx";

interface ListPageProps {
  params: Promise<{ contentType: string }>;
  searchParams: Promise<Search>;
}

export async function generateMetadata({ params }: ListPageProps): Promise<Metadata> {
  const type = typeOf((await params).contentType);
  return type === undefined ? {} : { title: wordsIn(type.label.many, await getLocale()) };
}

export default async function ListPage(props: ListPageProps) {
  return await framedWhenSlow(listOf(props), <ListFrame />);
}

async function listOf({ params, searchParams }: ListPageProps) {
  const type = typeOf((await params).contentType);
  if (type === undefined) notFound();
  const { locales, contentTypes } = currentSpaceFile();
  const member = await requireMember();
  const localeIds = locales.map((locale) => locale.id);
  const localeId = localeForLanguage(localeIds, await getLocale());
  const address = readListView(await searchParams, { type, localeIds });
  const served =
    "view" in address ? await servedList(member.send, type, address.view, member.id) : { query: "" };
  const reading = { localeId, localeIds, titleFields: titleFieldsOf(contentTypes) };
  return (
    <ContentList
      subject={{ type, locales, reading, memberId: member.id, icon: <KindIcon icon={type.icon} /> }}
      served={served}
    />
  );
}
