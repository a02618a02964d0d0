import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { mediaName } from "#lib/content/media/media-words.ts";
import { oneLine, withoutBidiControls } from "#lib/fields/clip-text.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { fileOf } from "../file-of.ts";

interface FilePageProps {
  params: Promise<{ mediaId: string }>;
}

export async function generateMetadata({ params }: FilePageProps): Promise<Metadata> {
  const served = await fileOf((await decodedParams(params)).mediaId);
  const localeIds = currentSpaceFile().locales.map(({ id }) => id);
  const name = "media" in served ? mediaName(shownOf(served.media, localeIds)) : undefined;
  const title = name ?? (await getTranslations("media"))("title");
  return { title: oneLine(withoutBidiControls(title), 120) };
}

/** The layout shows it; what is not there is a 404. */
export default async function FilePage({ params }: FilePageProps) {
  const served = await fileOf((await decodedParams(params)).mediaId);
  if ("problem" in served && served.problem.code === "NotFound") notFound();
  return null;
}
