import type { Metadata } from "next";
import { headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DraftsPlace } from "#components/drafts/drafts-place.tsx";
import { AllOfYours } from "#components/home/all-of-yours.tsx";
import { changedItems, shownAtMost } from "#components/home/changed-item.ts";
import { HomeView } from "#components/home/home-view.tsx";
import { RecentlyEdited, RecentlyEditedSkeleton } from "#components/home/recently-edited.tsx";
import { RetryBanner } from "#components/ui/retry-banner.tsx";
import { Section } from "#components/ui/section.tsx";
import { kindsOf } from "#components/ui/space/kind.ts";
import { type Latest, latestOfAnyType } from "#lib/content/latest.ts";
import { paths } from "#lib/paths.ts";
import { requireMember } from "#lib/session/member.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { framedWhenSlow } from "../../framed-when-slow.tsx";
import { readerOf } from "../reader.ts";
import { firstDayOf } from "./first-day.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell"))("home") };
}

export default async function HomePage() {
  return await framedWhenSlow(
    homeContent().then((content) => <Home {...content} />),
    <Home lately={<Lately content={<RecentlyEditedSkeleton />} />} />,
  );
}

interface HomeContent {
  welcomed?: string | undefined;
  firstDay?: ReactNode;
  lately: ReactNode;
}

async function Home(content: HomeContent) {
  const language = await getLocale();
  const file = currentSpaceFile();
  const kinds = kindsOf(file, language);
  const { id } = await requireMember();
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    <HomeView
      memberId={id}
      brand={{ name: wordsIn(file.brand.name, language), mark: file.brand.mark }}
      kinds={kinds}
      drafts={<DraftsPlace memberId={id} kinds={kinds} nonce={nonce} />}
      {...content}
    />
  );
}

async function homeContent(): Promise<HomeContent> {
  const { language, reading } = await readerOf();
  const file = currentSpaceFile();
  const contents = await changedByMe();
  if (contents === "unreachable") {
    const t = await getTranslations("home");
    return { lately: <Lately content={<RetryBanner href={paths.home()}>{t("unreachable")}</RetryBanner>} /> };
  }
  const ofYours = <AllOfYours kinds={kindsOf(file, language)} />;
  if (contents === "unlisted") return { lately: ofYours };
  const items = changedItems(contents, file.contentTypes, reading);
  const { welcomed, steps, newest } = await firstDayOf(items.length);
  return {
    welcomed,
    firstDay: (
      <>
        {steps}
        {newest}
      </>
    ),
    lately: items.length > 0 && (
      <Lately
        content={
          <>
            <RecentlyEdited items={items} locales={file.locales} language={language} />
            {ofYours}
          </>
        }
      />
    ),
  };
}

async function Lately({ content }: { content: ReactNode }) {
  return <Section title={(await getTranslations("home"))("recentlyEdited")}>{content}</Section>;
}

/** What the member changed last, of all types. */
async function changedByMe(): Promise<Latest> {
  const { id, send } = await requireMember();
  return await latestOfAnyType(send, {
    limit: shownAtMost,
    by: "sys.updatedAt",
    typeIds: currentSpaceFile().contentTypes.map(({ id: typeId }) => typeId),
    conditions: [["sys.updatedBy.sys.id", id]],
  });
}
