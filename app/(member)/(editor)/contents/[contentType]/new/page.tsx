import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { DraftSpace } from "#components/editor/draft-space.tsx";
import { EditorClosed } from "#components/editor/editor-closed.tsx";
import { OrphanedDraft } from "#components/editor/notices/orphaned-draft.tsx";
import { NewEditor } from "#components/editor-page/new-editor.tsx";
import { midSentence } from "#components/ui/space/kind.ts";
import { oneLine } from "#lib/fields/clip-text.ts";
import { paths } from "#lib/paths.ts";
import { requireMember } from "#lib/session/member.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { findContentType } from "#lib/space-file/current.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { editorSetting } from "../editor-setting.ts";

const titleMax = 120;

interface NewPageProps {
  params: Promise<{ contentType: string }>;
  searchParams: Promise<{ draft?: string | string[]; title?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<NewPageProps, "params">): Promise<Metadata> {
  const type = findContentType((await decodedParams(params)).contentType);
  if (type === undefined) return {};
  const t = await getTranslations("editor");
  if (!type.create) return { title: t("noNewTitle") };
  const language = await getLocale();
  return { title: t("titleNew", { type: midSentence(wordsIn(type.label.one, language), language) }) };
}

/** Where a new item is written. */
export default async function NewPage({ params, searchParams }: NewPageProps) {
  const { contentType } = await decodedParams(params);
  const type = findContentType(contentType);
  if (type === undefined) redirect(paths.contents(contentType));
  const member = await requireMember();
  const { draft, title } = await searchParams;
  const [draftId] = [draft].flat();
  const [called] = [title].flat();
  const setting = await editorSetting(type);
  if (!type.create) {
    return (
      <EditorClosed reason="noNew" back={paths.contents(type.id)}>
        <OrphanedDraft
          memberId={member.id}
          target={{ contentTypeId: type.id, draftId }}
          type={type}
          localeIds={setting.naming.localeIds}
        />
      </EditorClosed>
    );
  }
  return (
    <NewEditor
      memberId={member.id}
      type={type}
      looks={{}}
      {...setting}
      draftSpace={<DraftSpace memberId={member.id} contentTypeId={type.id} />}
      // It is of that draft alone: what another one is called stays.
      title={draftId === undefined || called === undefined ? undefined : oneLine(called, titleMax)}
    />
  );
}
