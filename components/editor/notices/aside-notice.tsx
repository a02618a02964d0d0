import { Copy, Files } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEditor } from "#components/fields/form-context.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { copy } from "#components/ui/copy-text.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import type { Draft } from "#lib/browser/drafts/draft.ts";
import { asideTexts, wholeText } from "#lib/content/draft-excerpt.ts";

/** What is kept with a draft and has no place in the form: to be copied, for as long as the draft is there. */
export function AsideNotice({ draft }: { draft: Draft }) {
  const t = useTranslations("conflict");
  const { form } = useEditor();
  const slots = new Set(form.slots.map(({ name }) => name));
  const strangers = Object.fromEntries(Object.entries(draft.texts).filter(([name]) => !slots.has(name)));
  const texts = [wholeText(strangers), ...asideTexts(draft)].filter(Boolean);
  if (texts.length === 0) return null;
  const action = (
    <Button
      size="small"
      icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={async () => toast(t((await copy(texts.join("\n\n"))) ? "copied" : "copyBlocked"))}
    >
      {t("copy")}
    </Button>
  );
  return (
    <Banner icon={<Files size={18} strokeWidth={1.75} aria-hidden="true" />} action={action}>
      <details>
        <summary>{t("aside", { count: texts.length })}</summary>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one text may be there twice, and nothing here moves.
          <p key={index} className="editor-aside" dir="auto">
            {text}
          </p>
        ))}
      </details>
    </Banner>
  );
}
