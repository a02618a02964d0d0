import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { type Draft, type DraftTarget, draftName } from "#lib/browser/drafts/draft.ts";
import { onDraftMessage } from "#lib/browser/drafts/draft-messages.ts";
import { readBase, readDraft } from "#lib/browser/drafts/drafts.ts";
import { allText } from "#lib/content/draft-excerpt.ts";
import { slotsOf } from "#lib/fields/form/form-slot.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { LeftWays } from "./left-ways.tsx";

interface LeftDraftProps {
  memberId: string;
  target: DraftTarget;
  type: ContentType;
  /** The default first. */
  localeIds: readonly string[];
}

/** A draft of what cannot be written here: to be read, copied, and gone on with as something new. */
export function LeftDraft({ memberId, target, type, localeIds }: LeftDraftProps) {
  const t = useTranslations("conflict");
  const id = useId();
  const [draft, setDraft] = useState<Draft>();

  const read = useEffectEvent(async () => {
    const kept = await readDraft(memberId, target);
    const { version } = kept ?? {};
    const base = version === undefined ? undefined : await readBase(memberId, target, version);
    // What nobody has changed is nowhere else by now.
    return (
      kept && { ...kept, texts: { ...(base && textsOf(slotsOf(type, localeIds), base)), ...kept.texts } }
    );
  });
  const name = draftName(memberId, target);
  useEffect(() => {
    let isOver = false;
    const look = () => void read().then((found) => !isOver && found && setDraft(found), console.error);
    look();
    const stop = onDraftMessage((news) => news.kind === "changed" && news.name === name && look());
    return () => {
      isOver = true;
      stop();
    };
  }, [name]);

  if (draft === undefined) return null;
  return (
    <section className="editor-left" aria-labelledby={id}>
      <h2 id={id}>{t("left")}</h2>
      <textarea className="input" aria-labelledby={id} readOnly rows={8} dir="auto" value={allText(draft)} />
      <LeftWays written={() => draft} canBegin={type.create} />
    </section>
  );
}
