import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ItemProblem } from "#components/item/item-problem.tsx";
import { itemProblemKind } from "#components/item/item-problem-kind.ts";
import { ReadingBeside } from "#components/reading/reading-beside.tsx";
import { ReadingSkeleton } from "#components/reading/reading-skeletons.tsx";
import { ReadingView } from "#components/reading/reading-view.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { inferType } from "#lib/content/inferred/infer-type.ts";
import { servedBeside } from "#lib/content/reading/read-served.ts";
import { answerOrProblem } from "#lib/content/space-problem.ts";
import { oneLine, withoutBidiControls } from "#lib/fields/clip-text.ts";
import { titleOf } from "#lib/fields/display.ts";
import { paths } from "#lib/paths.ts";
import { requireMember } from "#lib/session/member.ts";
import { fromPublished, readContent } from "#lib/space/contents.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { currentSpaceFile, findContentType } from "#lib/space-file/current.ts";
import { framedWhenSlow } from "../../../../../framed-when-slow.tsx";
import { readingFor } from "../../reading-for.ts";

interface ReadingPageProps {
  params: Promise<{ contentType: string; contentId: string }>;
  searchParams: Promise<{ locale?: string | string[] }>;
}

const publishedOf = cache(async (contentTypeId: string, contentId: string) => {
  const send = fromPublished((await requireMember()).send);
  const served = await answerOrProblem(readContent(send, { contentTypeId, contentId }, 2));
  if ("problem" in served && served.problem.code === "NotFound") notFound();
  return served;
});

export async function generateMetadata({ params, searchParams }: ReadingPageProps): Promise<Metadata> {
  const { contentType, contentId } = await decodedParams(params);
  const served = await publishedOf(contentType, contentId);
  if ("problem" in served) {
    return { title: (await getTranslations("item.problem"))(itemProblemKind(served.problem.code)) };
  }
  const title = titleOf(served.answer, (await readingFor((await searchParams).locale)).reading);
  if (title === undefined) return { title: (await getTranslations("read"))("untitled") };
  return { title: oneLine(withoutBidiControls(title.text), 120) };
}

export default async function ReadingPage(props: ReadingPageProps) {
  return (
    <ClientMessages area="reading">
      {await framedWhenSlow(readingOf(props), <ReadingSkeleton />)}
    </ClientMessages>
  );
}

async function readingOf({ params, searchParams }: ReadingPageProps) {
  const { contentType, contentId } = await decodedParams(params);
  const [member, served] = await Promise.all([requireMember(), publishedOf(contentType, contentId)]);
  if ("problem" in served) return <ItemProblem problem={served.problem} />;
  const { answer: content } = served;
  const { locale } = await searchParams;
  const { reading, asked } = await readingFor(locale);
  const { sys } = content;
  const typeId = sys.contentType.sys.id;
  const file = currentSpaceFile();
  if (typeId !== contentType) {
    redirect(paths.reading(typeId, sys.id, asked === undefined ? {} : { locale: asked }));
  }
  const known = findContentType(typeId);
  const subject = {
    ...{ content, reading, asked, locales: file.locales },
    type: known ?? inferType(typeId, [content]),
    you: { id: member.id },
    isUnknown: known === undefined,
  };
  const beside = known && (await servedBeside(fromPublished(member.send), content, known.displayField));
  return <ReadingView subject={subject} beside={beside && <ReadingBeside subject={subject} {...beside} />} />;
}
