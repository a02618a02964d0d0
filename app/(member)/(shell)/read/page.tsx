import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PublishedHome } from "#components/reading/published-home.tsx";
import { PublishedHomeSkeleton } from "#components/reading/reading-skeletons.tsx";
import { kindsOf } from "#components/ui/space/kind.ts";
import { latestOfAnyType } from "#lib/content/latest.ts";
import { requireMember } from "#lib/session/member.ts";
import { fromPublished } from "#lib/space/contents.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { framedWhenSlow } from "../../../framed-when-slow.tsx";
import { readingFor } from "./reading-for.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("read"))("title") };
}

export default async function PublishedPage() {
  return await framedWhenSlow(publishedHome(), <PublishedHomeSkeleton />);
}

async function publishedHome() {
  const member = await requireMember();
  const published = fromPublished(member.send);
  const reading = await readingFor();
  const kinds = kindsOf(currentSpaceFile(), reading.language);
  const typeIds = kinds.map(({ id }) => id);
  return (
    <PublishedHome
      newest={await latestOfAnyType(published, { limit: 9, by: "sys.publish.at", typeIds })}
      kinds={kinds}
      reading={reading.reading}
      memberId={member.id}
    />
  );
}
