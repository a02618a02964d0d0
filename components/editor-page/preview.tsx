import { useTranslations } from "next-intl";
import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import type { EditorModel } from "#components/editor/use-editor-model.ts";
import { useEditor } from "#components/fields/form-context.ts";
import { useSettled } from "#components/fields/use-settled.ts";
import { ReadingArticle } from "#components/reading/reading-article.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { SegmentButton, Segmented } from "#components/ui/form/segmented.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useTargets } from "#lib/browser/content/use-targets.ts";
import { useProfile } from "#lib/browser/profile/use-profile.ts";
import { formRefers, previewFields } from "#lib/fields/form/form-preview.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";

interface PreviewProps {
  model: EditorModel;
  /** Ids of the locales that have a text. */
  open: readonly string[];
  language: string;
  onClose: () => void;
}

/** The item as readers will see it. */
export function Preview({ model, open, language: first, onClose }: PreviewProps) {
  const t = useTranslations("editor");
  const { locales, naming } = useEditor();
  const [language, setLanguage] = useState(first);
  const ref = useRef<HTMLElement>(null);
  const texts = useSettled(model.form, undefined, model.form.texts);
  const targets = useTargets(formRefers(model.form.slots, texts));
  const content = usePreviewContent(model, texts, targets.data);
  // On a phone the page scrolls: restores the position of the form.
  useLayoutEffect(() => {
    const { scrollY } = window;
    ref.current?.scrollIntoView();
    return () => void requestAnimationFrame(() => window.scrollTo(0, scrollY));
  }, []);
  return (
    <section
      ref={ref}
      // The notices above it stay visible.
      className="min-w-0 scroll-mt-[100vh] overflow-x-clip min-[90rem]:overflow-y-auto min-[90rem]:border-s min-[90rem]:border-line desktop:min-h-0 desktop:overflow-y-auto max-tablet:pb-24"
      aria-label={t("preview")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
      tabIndex={0}
      data-part="preview"
    >
      <header className="flex min-h-14 items-center gap-2 bg-sheet ps-6 pe-4 max-tablet:ps-4 desktop:sticky desktop:top-0 desktop:z-sticky">
        <h2 className="text-14">{t("preview")}</h2>
        {open.length > 1 && (
          <Segmented label={t("languages")} className="ms-2">
            {locales
              .filter(({ id }) => open.includes(id))
              .map(({ id, label }) => (
                <SegmentButton key={id} pressed={id === language} onClick={() => setLanguage(id)}>
                  <span lang={id}>{label}</span>
                </SegmentButton>
              ))}
          </Segmented>
        )}
        <Button
          className="ms-auto"
          variant="quiet"
          size="small"
          iconOnly
          icon={<Icon name="x" />}
          aria-label={t("closePreview")}
          title={t("closePreview")}
          onClick={onClose}
        />
      </header>
      {targets.error !== undefined && (
        <Banner
          tone="warning"
          role="status"
          className="mx-6 max-tablet:mx-4"
          action={
            <Button variant="text" onClick={() => void targets.mutate()}>
              {t("tryAgain")}
            </Button>
          }
        >
          {t("previewIncomplete")}
        </Banner>
      )}
      <div
        className="[&_article]:pt-4 [&_article>figure]:mx-0 [&_article>figure]:w-full [&_figcaption]:px-0 [&_section>ul]:mx-0 [&_section>ul]:w-full"
        onClickCapture={openBeside}
      >
        <ReadingArticle
          subject={{
            ...{ content, type: model.type, isUnknown: false, isDraft: true, asked: undefined },
            locales: locales.map(({ id, label }) => ({ id, label, short: label })),
            reading: { ...naming, localeId: open.includes(language) ? language : first },
            you: { id: model.memberId },
          }}
        />
      </div>
    </section>
  );
}

/** A link in a preview doesn't leave the form. */
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (link.href !== "") window.open(link.href, "_blank", "noopener");
}

/** The form as Content. */
function usePreviewContent(
  { memberId, type, content, form }: EditorModel,
  texts: Texts,
  targets: ReadonlyMap<string, unknown> = new Map(),
): Content {
  const profile = useProfile();
  const [at] = useState(() => new Date().toISOString());
  const you = { sys: { id: memberId }, nickname: profile?.nickname, avatarUrl: profile?.avatarUrl };
  return {
    sys: {
      ...{ id: "", type: "Content", version: 1, createdAt: at, createdBy: you },
      ...content?.sys,
      ...{ publish: undefined, updatedAt: at, contentType: { sys: { id: type.id } } },
    },
    fields: previewFields(form.slots, texts, targets),
    metadata: content?.metadata,
  };
}
