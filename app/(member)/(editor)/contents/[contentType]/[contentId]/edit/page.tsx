import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { DraftSpace } from "#components/editor/draft-space.tsx";
import { EditorClosed } from "#components/editor/editor-closed.tsx";
import { OrphanedDraft } from "#components/editor/notices/orphaned-draft.tsx";
import { ServedEditor } from "#components/editor-page/served-editor.tsx";
import { midSentence } from "#components/ui/space/kind.ts";
import { packJson } from "#lib/content/packed-json.ts";
import { keptContent } from "#lib/fields/form/form-kept.ts";
import { targetLooksOf } from "#lib/fields/refer/target-look.ts";
import { paths } from "#lib/paths.ts";
import { requireMember } from "#lib/session/member.ts";
import type { Content } from "#lib/space/content.ts";
import { type ContentIds, readContent } from "#lib/space/contents.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import type { Send } from "#lib/space/send.ts";
import { isGone, undefinedWhenRefused } from "#lib/space/space-error.ts";
import { findContentType } from "#lib/space-file/current.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { editorSetting } from "../../editor-setting.ts";

interface EditPageProps {
  params: Promise<{ contentType: string; contentId: string }>;
}

export async function generateMetadata({ params }: EditPageProps): Promise<Metadata> {
  const type = findContentType((await decodedParams(params)).contentType);
  if (type === undefined) return {};
  const t = await getTranslations("editor");
  const language = await getLocale();
  return { title: t("titleEdit", { type: midSentence(wordsIn(type.label.one, language), language) }) };
}

/** Where an own item is changed. */
export default async function EditPage({ params }: EditPageProps) {
  const { contentType, contentId } = await decodedParams(params);
  const type = findContentType(contentType);
  // Their pages say what is missing, beside the rail.
  if (type === undefined) redirect(paths.contents(contentType));
  const member = await requireMember();
  const ids = { contentTypeId: type.id, contentId };
  const [both, setting] = await Promise.all([readBoth(member.send, ids, type), editorSetting(type)]);
  if (both === undefined) {
    return (
      <EditorClosed reason="gone" back={paths.contents(type.id)}>
        <OrphanedDraft memberId={member.id} target={ids} type={type} localeIds={setting.naming.localeIds} />
      </EditorClosed>
    );
  }
  if (both.content.sys.contentType.sys.id !== type.id) redirect(paths.content(type.id, contentId));
  const { content, shown } = both;
  if (content.sys.createdBy.sys.id !== member.id) {
    return <EditorClosed reason="notYours" back={paths.content(type.id, content.sys.id)} />;
  }
  return (
    <ServedEditor
      key={content.sys.version}
      memberId={member.id}
      type={type}
      served={packJson(content)}
      looks={targetLooksOf(shown, setting.naming)}
      {...setting}
      draftSpace={<DraftSpace memberId={member.id} contentTypeId={type.id} contentId={content.sys.id} />}
    />
  );
}

interface Both {
  /** As it is kept: this goes back when it is changed. */
  content: Content;
  /** With what it refers to in place: this is shown. */
  shown: Content;
}

/** One Content, read once if it can be told how it is kept. `undefined` for none of this member's. Throws `SpaceError`. */
async function readBoth(send: Send, ids: ContentIds, type: ContentType): Promise<Both | undefined> {
  try {
    // Names of what it refers to are not worth failing for.
    const shown = await readContent(send, ids, 1).catch(undefinedWhenRefused);
    const kept = shown && keptContent(type, shown);
    const content = kept ?? (await readContent(send, ids));
    return { content, shown: shown ?? content };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
