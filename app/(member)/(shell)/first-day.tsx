import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { shownAtMost } from "#components/home/changed-item.ts";
import { FirstSteps } from "#components/home/first-steps.tsx";
import { NewestToRead } from "#components/home/newest-to-read.tsx";
import { RetryBanner } from "#components/ui/retry-banner.tsx";
import { kindsOf } from "#components/ui/space/kind.ts";
import { latestOfAnyType } from "#lib/content/latest.ts";
import { kindCondition } from "#lib/content/media/file-kind.ts";
import { paths } from "#lib/paths.ts";
import { hasHiddenSteps, recentProfile, requireMember } from "#lib/session/member.ts";
import { fromPublished } from "#lib/space/contents.ts";
import { listMedia } from "#lib/space/media-list.ts";
import type { ServiceUser } from "#lib/space/service-user.ts";
import { undefinedWhenRefused } from "#lib/space/space-error.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { readingFor } from "./read/reading-for.ts";

interface FirstDay {
  /** The nickname of a member who has published nothing. */
  welcomed?: string | undefined;
  steps?: ReactNode;
  newest?: ReactNode;
}

/** What home shows to a new member. `itemCount`: items that the member changed, up to as many as home shows. */
export async function firstDayOf(itemCount: number): Promise<FirstDay> {
  if (itemCount >= shownAtMost) return {};
  const reading = recentProfile().catch(undefinedWhenRefused);
  const [profile, steps, newest] = await Promise.all([
    reading,
    firstSteps(itemCount > 0, reading),
    itemCount === 0 ? newestToRead() : undefined,
  ]);
  return { welcomed: itemCount === 0 ? profile?.nickname : undefined, steps, newest };
}

async function firstSteps(
  hasPublished: boolean,
  reading: Promise<ServiceUser | undefined>,
): Promise<ReactNode> {
  const { id, send } = await requireMember();
  if (await hasHiddenSteps()) return null;
  const file = currentSpaceFile();
  const photos = await listMedia(send, {
    limit: 1,
    conditions: [["sys.createdBy.sys.id", id], kindCondition("photo", file.locales[0]?.id ?? "")],
  }).catch(undefinedWhenRefused);
  const profile = await reading;
  if (photos === undefined || profile === undefined) return null;
  return (
    <FirstSteps
      memberId={id}
      kind={kindsOf(file, await getLocale()).find(({ create }) => create)}
      done={{
        publish: hasPublished,
        photo: photos.items.length > 0,
        profile: typeof profile.avatarUrl === "string",
      }}
    />
  );
}

async function newestToRead(): Promise<ReactNode> {
  const { id, send } = await requireMember();
  const typeIds = currentSpaceFile().contentTypes.map(({ id: typeId }) => typeId);
  const newest = await latestOfAnyType(fromPublished(send), { limit: 1, by: "sys.publish.at", typeIds });
  if (newest === "unlisted") return null;
  if (newest === "unreachable") {
    return <RetryBanner href={paths.home()}>{(await getTranslations("read"))("unreachable")}</RetryBanner>;
  }
  const [content] = newest;
  return <NewestToRead content={content} reading={(await readingFor()).reading} memberId={id} />;
}
