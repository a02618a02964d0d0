import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { Editor } from "#components/content/editor/editor.tsx";
import { EditorClosed } from "#components/content/editor/editor-closed.tsx";
import { inSentence } from "#components/content/editor/in-sentence.ts";
import { paths } from "#lib/paths.ts";
import { requireMember } from "#lib/session/member.ts";
import { typeOf } from "#lib/space-file/type-of.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { editorLocales } from "../editor-locales.ts";

interface NewPageProps {
  params: Promise<{ contentType: string }>;
  searchParams: Promise<{ draft?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<NewPageProps, "params">): Promise<Metadata> {
  const type = typeOf((await params).contentType);
  if (type === undefined) return {};
  const t = await getTranslations("editor");
  return { title: t("titleNew", { type: inSentence(wordsIn(type.label.one, await getLocale())) }) };
}

/** Where a new item is written. */
export default async function NewPage({ params, searchParams }: NewPageProps) {
  const type = typeOf((await params).contentType);
  if (type === undefined) notFound();
  const member = await requireMember();
  if (!type.create) return <EditorClosed reason="noNew" back={paths.contents(type.id)} />;
  const [draftId] = [(await searchParams).draft].flat();
  return (
    <Editor
      key={draftId ?? ""}
      memberId={member.id}
      type={type}
      locales={editorLocales(await getLocale())}
      draftId={draftId}
    />
  );
}
