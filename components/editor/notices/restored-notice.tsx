import { useTranslations } from "next-intl";
import { useEditor } from "#components/fields/form-context.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { copy } from "#components/ui/copy-text.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Time } from "#components/ui/time.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import type { Draft } from "#lib/browser/drafts/draft.ts";
import { supersededTexts, wholeText } from "#lib/content/draft-excerpt.ts";

interface RestoredNoticeProps {
  draft: Draft;
  /** During a publish nothing can be discarded, because the form is compared with what was sent. */
  isBusy: boolean;
  onDiscard: () => void;
  /** Begins another draft; absent for an item, which has only one. */
  onAnother: (() => void) | undefined;
}

const inlineAction =
  "relative flex-none font-medium text-accent after:absolute after:-inset-x-2 after:-inset-y-3 aria-disabled:cursor-default aria-disabled:opacity-45";

/** "Draft from 10:42 restored · Discard · Create another": unobtrusive, because it is expected. */
export function RestoredNotice({ draft, isBusy, onDiscard, onAnother }: RestoredNoticeProps) {
  const t = useTranslations("editor");
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2" role="status">
        <Icon name="pencil-line" className="flex-none text-ink-3" size={16} />
        <span className="max-w-max flex-[1_1_4.5rem]">
          {t.rich("restored", { at: draft.savedAt, time: () => <Time at={draft.savedAt} form="short" /> })}
        </span>
        <span aria-hidden="true">·</span>
        <button
          type="button"
          className={inlineAction}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onDiscard}
        >
          {t("discard")}
        </button>
        {onAnother && (
          <>
            <span aria-hidden="true">·</span>
            <button type="button" className={inlineAction} onClick={onAnother}>
              {t("another")}
            </button>
          </>
        )}
      </p>
      <SupersededTexts draft={draft} />
    </>
  );
}

/** The texts of a draft that have no slot in the form, to be copied. */
function SupersededTexts({ draft }: { draft: Draft }) {
  const t = useTranslations("conflict");
  const { form } = useEditor();
  const slots = new Set(form.slots.map(({ name }) => name));
  const orphaned = Object.fromEntries(Object.entries(draft.texts).filter(([name]) => !slots.has(name)));
  const texts = [wholeText(orphaned), ...supersededTexts(draft)].filter(Boolean);
  if (texts.length === 0) return null;
  const action = (
    <Button
      size="small"
      icon={<Icon name="copy" size={16} />}
      onClick={async () => toast(t((await copy(texts.join("\n\n"))) ? "copied" : "copyBlocked"))}
    >
      {t("copy")}
    </Button>
  );
  return (
    <Banner icon={<Icon name="files" />} action={action}>
      <details>
        <summary>{t("superseded", { count: texts.length })}</summary>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one text may be there twice, and nothing here moves.
          <p key={index} className="pt-2 whitespace-pre-line wrap-anywhere" dir="auto">
            {text}
          </p>
        ))}
      </details>
    </Banner>
  );
}
