"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { DraftTarget } from "#lib/browser/draft.ts";
import { useDraft } from "#lib/browser/use-draft.ts";
import type { KeptValues } from "#lib/content/form-kept.ts";
import { formLayout } from "#lib/content/form-layout.ts";
import { slotName, slotsOf } from "#lib/content/form-slot.ts";
import { createFormState } from "#lib/content/form-state.ts";
import { textsOf } from "#lib/content/form-text.ts";
import type { Problems } from "#lib/content/problems.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { PhoneFoot, PhoneTop, TopBar } from "./editor-bars.tsx";
import { type EditorLocale, EditorProvider } from "./editor-context.ts";
import { EditorDocument } from "./editor-document.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { slotId } from "./slot-id.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { usePublish } from "./use-publish.ts";

interface EditorProps {
  memberId: string;
  type: ContentType;
  /** The default first. */
  locales: readonly EditorLocale[];
  /** What is changed; a new item has none. */
  content?: Content;
  kept: KeptValues;
}

/** Where one thing is written: a form made from its Content Type. */
export function Editor({ memberId, type, locales, content, kept }: EditorProps) {
  const interfaceLanguage = useLocale();
  const router = useRouter();
  const [form] = useState(() => {
    const slots = slotsOf(
      type,
      locales.map(({ id }) => id),
    );
    return createFormState(slots, textsOf(slots, content), content === undefined);
  });
  const [language, setLanguage] = useState(locales[0]?.id ?? "");
  const [isSideBySide, setSideBySide] = useState(true);

  const contentId = content?.sys.id;
  const target: DraftTarget = { contentTypeId: type.id, ...(contentId !== undefined && { contentId }) };
  const titleSlot = slotName(type.displayField, locales[0]?.id ?? "");
  const version = content?.sys.version;
  const draft = useDraft({ memberId, target, version, form, titleSlot });
  const publishing = usePublish({ memberId, target, content, form, titleSlot, draft, onProblems: goToFirst });

  const layout = formLayout(type, locales.length);
  const partner = locales.find(({ id }) => id === language && id !== locales[0]?.id) ?? locales[1];
  const shown = layout.hasLanguages
    ? locales.filter((locale, index) => index === 0 || locale === partner)
    : [];
  const back = contentId === undefined ? paths.contents(type.id) : paths.content(type.id, contentId);
  const onPublish = () => void publishing.publish();
  useEditorKeys({ onPublish, onBack: () => router.push(back) });

  function goToFirst(problems: Problems) {
    const [name = ""] = problems.keys();
    const slot = form.slots.find((one) => one.name === name);
    if (slot?.field.localized) flushSync(() => setLanguage(slot.locale));
    document.getElementById(slotId(name))?.focus();
  }

  const bar = {
    labels: {
      many: wordsIn(type.label.many, interfaceLanguage),
      one: wordsIn(type.label.one, interfaceLanguage),
    },
    back,
    titleSlot,
    version,
    kept: draft.kept,
    isBusy: publishing.isBusy,
    onPublish,
  };
  return (
    <EditorProvider value={{ form, locales }}>
      <div className="sheet editor" {...(isSideBySide && shown.length > 1 && { "data-side-by-side": "" })}>
        <TopBar
          {...bar}
          columns={shown.length > 1 ? { isSideBySide, onSideBySide: setSideBySide } : undefined}
        />
        <PhoneTop {...bar} />
        <EditorNotices
          memberId={memberId}
          content={content}
          here={contentId === undefined ? paths.newContent(type.id) : paths.editContent(type.id, contentId)}
          draft={draft}
          publishing={publishing}
        />
        <div className="editor-body" {...(layout.facts.length === 0 && { "data-no-panel": "" })}>
          <div className="editor-scroll">
            {shown.length > 1 && (
              <div className="editor-choice" {...(locales.length > 2 && { "data-always": "" })}>
                <LanguageChoice language={language} onLanguage={setLanguage} />
              </div>
            )}
            <EditorDocument
              type={type}
              fields={layout.written}
              shown={shown.length > 0 ? shown : locales.slice(0, 1)}
              language={language}
              kept={kept}
            />
          </div>
          {layout.facts.length > 0 && (
            <EditorPanel fields={layout.facts} hasLanguages={layout.hasLanguages} kept={kept} />
          )}
        </div>
        <PhoneFoot {...bar} />
      </div>
    </EditorProvider>
  );
}
