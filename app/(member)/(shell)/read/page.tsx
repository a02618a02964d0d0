import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReadingRoom } from "#components/reading/reading-room.tsx";
import { RoomFrame } from "#components/reading/reading-skeletons.tsx";
import { kindsOf } from "#components/ui/space/kind.ts";
import { servedNewest, servedTotal } from "#lib/content/reading/read-served.ts";
import { requireMember } from "#lib/session/member.ts";
import { fromPublished } from "#lib/space/published.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { framedWhenSlow } from "../../../framed-when-slow.tsx";
import { readingFor } from "./reading-for.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("read"))("title") };
}

export default async function ReadingRoomPage() {
  return await framedWhenSlow(room(), <RoomFrame />);
}

async function room() {
  const member = await requireMember();
  const published = fromPublished(member.send);
  const reading = await readingFor();
  const [newest, kinds] = await Promise.all([
    servedNewest(published),
    Promise.all(
      kindsOf(currentSpaceFile(), reading.language).map(async (kind) => ({
        ...kind,
        total: await servedTotal(published, kind.id),
      })),
    ),
  ]);
  return <ReadingRoom {...{ newest, kinds }} reading={reading.reading} memberId={member.id} />;
}
