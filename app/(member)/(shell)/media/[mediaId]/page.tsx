import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { fileTitle } from "#lib/content/media/file-title.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { readerOf } from "../../../reader.ts";
import { fileOf } from "../file-of.ts";

interface FilePageProps {
  params: Promise<{ mediaId: string }>;
}

export async function generateMetadata({ params }: FilePageProps): Promise<Metadata> {
  const served = await readExistingFile(params);
  const { reading } = await readerOf();
  const title = "media" in served ? fileTitle(served.media, reading) : undefined;
  return { title: title ?? (await getTranslations("media"))("title") };
}

/** The layout shows it. */
export default async function FilePage({ params }: FilePageProps) {
  await readExistingFile(params);
  return null;
}

/** What is not there is a 404. */
async function readExistingFile(params: FilePageProps["params"]) {
  const served = await fileOf((await decodedParams(params)).mediaId);
  if ("problem" in served && served.problem.code === "NotFound") notFound();
  return served;
}
