import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTimeZone, getTranslations } from "next-intl/server";
import { ListFrame } from "#components/contents/list-skeleton.tsx";
import { ReadingList } from "#components/contents/reading-list.tsx";
import { ReadingListSkeleton } from "#components/contents/reading-list-skeleton.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { lookOf } from "#lib/collection/of/content-looks.ts";
import { readingsOf } from "#lib/collection/of/contents.ts";
import { listedPage } from "#lib/collection/of/listed-contents.ts";
import { servePage } from "#lib/collection/query.ts";
import type { Search } from "#lib/collection/view.ts";
import { packJson } from "#lib/content/packed-json.ts";
import { requireMember } from "#lib/session/member.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { currentSpaceFile, findContentType } from "#lib/space-file/current.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { framedWhenSlow } from "../../../../framed-when-slow.tsx";
import { readingFor } from "../reading-for.ts";

interface ReadingListPageProps {
  params: Promise<{ contentType: string }>;
  searchParams: Promise<Search>;
}

export async function generateMetadata({ params }: ReadingListPageProps): Promise<Metadata> {
  const type = findContentType((await decodedParams(params)).contentType);
  if (type === undefined) notFound();
  const room = (await getTranslations("read"))("title");
  return { title: `${wordsIn(type.label.many, await getLocale())} · ${room}` };
}

/** What is published of a type; one that the Space file does not have has no list here. */
export default async function ReadingListPage({ params, searchParams }: ReadingListPageProps) {
  const type = findContentType((await decodedParams(params)).contentType);
  if (type === undefined) notFound();
  const search = await searchParams;
  return (
    <ClientMessages area="readings">
      {
        await framedWhenSlow(
          listOf(type, search),
          <ListFrame type={type} isRead>
            <ReadingListSkeleton type={type} isOnMap={lookOf(type, "readings", search.view) === "map"} />
          </ListFrame>,
        )
      }
    </ClientMessages>
  );
}

async function listOf(type: ContentType, search: Search) {
  const member = await requireMember();
  const { reading } = await readingFor();
  const timeZone = await getTimeZone();
  const readings = readingsOf({ type, reading, memberId: member.id, timeZone });
  const address = readings.readView(search);
  const served = "problem" in address ? { query: "" } : await servePage(readings, member.send, address.view);
  return (
    <ReadingList
      subject={{
        ...{ type, source: "readings", reading, memberId: member.id, timeZone },
        locales: currentSpaceFile().locales,
        // Nothing is deleted here.
        isAdmin: false,
        icon: <Icon name={type.icon} />,
      }}
      served={packJson(listedPage(served, reading))}
    />
  );
}
