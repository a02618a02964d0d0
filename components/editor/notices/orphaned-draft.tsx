"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { copy } from "#components/ui/copy-text.tsx";
import { TextArea } from "#components/ui/form/text-input.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { type Draft, type DraftTarget, draftName } from "#lib/browser/drafts/draft.ts";
import { onDraftMessage } from "#lib/browser/drafts/draft-messages.ts";
import { moveToNewDraft, readBase, readDraft } from "#lib/browser/drafts/drafts.ts";
import { allText } from "#lib/content/draft-excerpt.ts";
import { slotsOf, titleText } from "#lib/fields/form/form-slot.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import { paths } from "#lib/paths.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import type { EditorModel } from "../use-editor-model.ts";

interface OrphanedDraftProps {
  memberId: string;
  target: DraftTarget;
  type: ContentType;
  /** The default first. */
  localeIds: readonly string[];
}

/** A draft whose item cannot be edited here: to be read, copied, or moved to a new item. */
export function OrphanedDraft({ memberId, target, type, localeIds }: OrphanedDraftProps) {
  const t = useTranslations("conflict");
  const id = useId();
  const [draft, setDraft] = useState<Draft>();

  const read = useEffectEvent(async () => {
    const kept = await readDraft(memberId, target);
    const { version } = kept ?? {};
    const base = version === undefined ? undefined : await readBase(memberId, target, version);
    // The unchanged texts of a deleted item are stored nowhere else.
    return (
      kept && { ...kept, texts: { ...(base && textsOf(slotsOf(type, localeIds), base)), ...kept.texts } }
    );
  });
  const name = draftName(memberId, target);
  useEffect(() => {
    let isOver = false;
    const look = () => void read().then((found) => !isOver && found && setDraft(found), console.error);
    look();
    const stop = onDraftMessage(
      ({ kind, name: changed }) => kind === "changed" && changed === name && look(),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [name]);

  if (draft === undefined) return null;
  return (
    <section className="mt-10 w-[min(40rem,100vw-4rem)] text-start" aria-labelledby={id}>
      <h2 className="text-15" id={id}>
        {t("writingSaved")}
      </h2>
      <TextArea className="my-2" aria-labelledby={id} readOnly rows={8} dir="auto" value={allText(draft)} />
      <OrphanActions draft={() => draft} canCreate={type.create} />
    </section>
  );
}

interface OrphanActionsProps {
  /** With all texts of the form. */
  draft: () => Draft | Promise<Draft>;
  /** Whether the member can create items of its type. */
  canCreate: boolean;
}

function OrphanActions({ draft: read, canCreate }: OrphanActionsProps) {
  const t = useTranslations("conflict");
  const router = useRouter();
  async function begin(): Promise<void> {
    const draft = await read();
    const id = await moveToNewDraft(draft).catch(() => undefined);
    if (id === undefined) toast(t("beginRefused"));
    else router.replace(paths.newContent(draft.contentTypeId, { draft: id }));
  }
  const copyAll = async () => toast(t((await copy(allText(await read()))) ? "copied" : "copyBlocked"));
  return (
    <p className="flex flex-wrap gap-2">
      {canCreate && (
        <Button size="small" onClick={() => void begin()}>
          {t("createFrom")}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => void copyAll()}>
        {t("copy")}
      </Button>
    </p>
  );
}

/** The item was deleted while it was edited. */
export function DeletedItemNotice({ model }: { model?: EditorModel }) {
  const t = useTranslations("editor");
  return (
    <Banner tone="danger" role="alert">
      <p className="mb-2.5">{t("gone")}</p>
      {model && (
        <OrphanActions
          draft={() => wholeDraft(model)}
          canCreate={model.type.create && model.content !== undefined}
        />
      )}
    </Banner>
  );
}

async function wholeDraft({ memberId, target, form, titleSlot, draft }: EditorModel): Promise<Draft> {
  // A later save would store the draft again after it was moved.
  await draft.isSafe();
  const { texts, superseded } = draft.restored ?? {};
  const all = { ...texts, ...form.texts() };
  return {
    memberId,
    ...target,
    title: titleText(form.slots, titleSlot, form.text),
    texts: all,
    superseded,
    savedAt: "",
  };
}
