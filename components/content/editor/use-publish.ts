"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { toast } from "#components/ui/toast-store.ts";
import type { DraftTarget } from "#lib/browser/draft.ts";
import { removeDraft, writeDraft } from "#lib/browser/drafts.ts";
import { type PublishOutcome, publishChange, publishNew } from "#lib/browser/publish.ts";
import { rememberRefusal } from "#lib/browser/refusals.ts";
import { browserSend } from "#lib/browser/send.ts";
import type { DraftInHand } from "#lib/browser/use-draft.ts";
import { refusedSlots } from "#lib/content/form-refused.ts";
import type { FormState } from "#lib/content/form-state.ts";
import { changedTexts, type Texts, textsOf } from "#lib/content/form-text.ts";
import { writeOf } from "#lib/content/form-write.ts";
import type { Problems } from "#lib/content/problems.ts";
import { paths } from "#lib/paths.ts";
import type { Content, ContentWrite } from "#lib/space/content.ts";

/** What stands above the writing after a publish that did not end well. */
export type Notice =
  | Exclude<PublishOutcome, { kind: "published" } | { kind: "refused" }>
  | { kind: "problems"; problems: Problems }
  | { kind: "refused"; others: readonly string[] }
  | { kind: "unchanged" };

interface PublishOptions {
  memberId: string;
  target: DraftTarget;
  /** What the form began from; a new item has none. */
  content: Content | undefined;
  form: FormState;
  titleSlot: string;
  draft: DraftInHand;
  onProblems: (problems: Problems) => void;
}

/** Publishes the form: one at a time, never twice, and nothing that was typed is lost whatever comes back. */
export function usePublish(options: PublishOptions) {
  const { memberId, target, content, form, titleSlot, draft, onProblems } = options;
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const router = useRouter();
  const t = useTranslations("editor");

  async function send(write: ContentWrite, over: Content | undefined): Promise<PublishOutcome> {
    const { contentTypeId, contentId = over?.sys.id } = target;
    const version = over?.sys.version ?? draft.baseVersion();
    if (contentId !== undefined && version !== undefined) {
      return await publishChange(browserSend, { contentId, memberId, version, write });
    }
    const [sentBefore, mark] = [draft.sentBefore(), draft.markSent];
    return await publishNew(browserSend, { contentTypeId, memberId, write, sentBefore, mark });
  }

  async function leave(published: Content, sent: Texts): Promise<void> {
    const { contentTypeId } = target;
    const contentId = published.sys.id;
    const since = changedTexts(sent, form.texts());
    await draft.stop();
    await removeDraft(memberId, target).catch(() => {});
    if (Object.keys(since).length === 0) {
      toast(t("published"));
      router.replace(paths.content(contentTypeId, contentId));
      return;
    }
    const savedAt = new Date().toISOString();
    const { version } = published.sys;
    const title = form.text(titleSlot);
    await writeDraft({ memberId, contentTypeId, contentId, version, title, texts: since, savedAt });
    toast(t("publishedRest"));
    router.replace(paths.editContent(contentTypeId, contentId));
    router.refresh();
  }

  function show(outcome: Exclude<PublishOutcome, { kind: "published" }>): void {
    if (outcome.kind === "forbidden") rememberRefusal("update", target.contentTypeId);
    if (outcome.kind !== "refused") {
      setNotice(outcome);
      return;
    }
    const { problems, others } = refusedSlots(form.slots, outcome.details);
    form.showProblems(problems);
    if (problems.size > 0) onProblems(problems);
    setNotice(
      others.length > 0 || problems.size === 0 ? { kind: "refused", others } : { kind: "problems", problems },
    );
  }

  /** `over`: the version that somebody published meanwhile, onto which the changes go. */
  async function publish(over?: Content): Promise<void> {
    if (isUnderWay.current) return;
    const problems = form.checkAll();
    if (problems.size > 0) {
      setNotice({ kind: "problems", problems });
      return onProblems(problems);
    }
    const sent = form.texts();
    const base = over ?? content;
    const texts = over === undefined ? sent : { ...textsOf(form.slots, over), ...form.changed() };
    const written = writeOf(form.slots, base, texts);
    if ("problems" in written) return onProblems(written.problems);
    if (content !== undefined && Object.keys(form.changed()).length === 0)
      return setNotice({ kind: "unchanged" });
    isUnderWay.current = true;
    setBusy(true);
    setNotice(undefined);
    try {
      const outcome = await send(written.write, over);
      // The page is left, and the button stays busy until it is.
      if (outcome.kind === "published") return await leave(outcome.content, sent);
      show(outcome);
    } catch (error) {
      setNotice({
        kind: "failed",
        message: error instanceof Error ? error.message : "",
        requestId: undefined,
      });
    }
    isUnderWay.current = false;
    setBusy(false);
  }

  return { publish, notice, setNotice, isBusy };
}
