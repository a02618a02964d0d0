import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { DraftSpace } from "#components/editor/draft-space.tsx";
import { EditorClosed } from "#components/editor/editor-closed.tsx";
import { OrphanedDraft } from "#components/editor/notices/orphaned-draft.tsx";
import { ServedEditor } from "#components/editor-page/served-editor.tsx";
import { troubleOf } from "#components/shell/trouble/trouble-kind.ts";
import { midSentence } from "#components/ui/space/kind.ts";
import { packJson } from "#lib/content/packed-json.ts";
import { keptContent } from "#lib/fields/form/form-kept.ts";
import { targetLooksOf } from "#lib/fields/refer/target-look.ts";
import { paths } from "#lib/paths.ts";
import { requireMember } from "#lib/session/member.ts";
import type { Content } from "#lib/space/content.ts";
import { readContent } from "#lib/space/contents.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { isGone, isRefused, isSpaceError, undefinedWhenRefused } from "#lib/space/space-error.ts";
import { findContentType } from "#lib/space-file/current.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { editorSetting } from "../../editor-setting.ts";

interface EditPageProps {
  params: Promise<{ contentType: string; contentId: string }>;
}

export async function generateMetadata({ params }: EditPageProps): Promise<Metadata> {
  const { contentType, contentId } = await decodedParams(params);
  const type = findContentType(contentType);
  if (type === undefined) return {};
  const { id } = await requireMember();
  try {
    const closed = closedFor(id, await readBoth(type, contentId));
    const t = await getTranslations("editor");
    if (closed !== undefined) return { title: t(`${closed}Title`) };
    const language = await getLocale();
    return { title: t("titleEdit", { type: midSentence(wordsIn(type.label.one, language), language) }) };
  } catch (error) {
    // The page throws it too and shows the error page.
    const kind = troubleOf(isSpaceError(error) ? error : {});
    return { title: (await getTranslations("errors"))(`${kind}.title`) };
  }
}

/** Where an own item is changed. */
export default async function EditPage({ params }: EditPageProps) {
  const { contentType, contentId } = await decodedParams(params);
  const type = findContentType(contentType);
  // Their pages say what is missing, beside the rail.
  if (type === undefined) redirect(paths.contents(contentType));
  const member = await requireMember();
  const [both, setting] = await Promise.all([readBoth(type, contentId), editorSetting(type)]);
  if (both === undefined) {
    const target = { contentTypeId: type.id, contentId };
    const { localeIds } = setting.naming;
    return (
      <EditorClosed reason="gone" back={paths.contents(type.id)}>
        <OrphanedDraft memberId={member.id} {...{ target, type, localeIds }} />
      </EditorClosed>
    );
  }
  const { content, shown } = both;
  if (content.sys.contentType.sys.id !== type.id) redirect(paths.content(type.id, contentId));
  const closed = closedFor(member.id, both);
  if (closed !== undefined) {
    return <EditorClosed reason={closed} back={paths.content(type.id, content.sys.id)} />;
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
  /** With expanded Refers, for display. */
  shown: Content;
}

/**
 * One Content, read once if it can be told how it is kept, and once a request. `undefined` for none of this member's.
 * Throws `SpaceError`.
 */
const readBoth = cache(async (type: ContentType, contentId: string): Promise<Both | undefined> => {
  const { send } = await requireMember();
  const ids = { contentTypeId: type.id, contentId };
  try {
    // The page works without the names of its targets.
    const shown = await readContent(send, ids, 1).catch(undefinedWhenRefused);
    const kept = shown && keptContent(type, shown);
    const content = kept ?? (await readContent(send, ids));
    return { content, shown: shown ?? content };
  } catch (error) {
    // A Space may refuse an id that it could not have given, such as one that is too long.
    if (isGone(error) || isRefused(error)) return undefined;
    throw error;
  }
});

/** Why this member can't edit the item. */
function closedFor(memberId: string, both: Both | undefined) {
  if (both === undefined) return "gone";
  return both.content.sys.createdBy.sys.id === memberId ? undefined : "notYours";
}
