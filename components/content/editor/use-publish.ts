"use client";

import { useRef, useState } from "react";
import { type PublishOutcome, publishChange, publishNew } from "#lib/browser/publish.ts";
import { rememberRefusal } from "#lib/browser/refusals.ts";
import { browserSend } from "#lib/browser/send.ts";
import { refusedSlots } from "#lib/content/form-refused.ts";
import { textsOf } from "#lib/content/form-text.ts";
import { type Written, writeOf } from "#lib/content/form-write.ts";
import type { Problems } from "#lib/content/problems.ts";
import type { Content, ContentWrite } from "#lib/space/content.ts";
import type { Desk } from "./desk.ts";
import type { Notice } from "./notice.ts";
import { useLeave } from "./use-leave.ts";

/** Publishes the form: one at a time, never twice, and nothing that was typed is lost whatever comes back. */
export function usePublish(desk: Desk) {
  const { content, form, onProblems } = desk;
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const leave = useLeave(desk);

  function showProblems(problems: Problems): void {
    setNotice({ kind: "problems", problems });
    onProblems(problems);
  }

  async function sendAndLeave(write: ContentWrite, over: Content | undefined): Promise<void> {
    const sent = form.texts();
    const outcome = await sendWrite(desk, write, over).catch(failure);
    // The page is left, and the button stays busy until it is.
    if (outcome.kind === "published") return await leave(outcome.content, sent);
    isUnderWay.current = false;
    setBusy(false);
    setNotice(noticeOf(desk, outcome));
  }

  /** `over`: the version that somebody published meanwhile, onto which the changes go. */
  async function publish(over?: Content): Promise<void> {
    if (isUnderWay.current) return;
    const problems = form.checkAll();
    if (problems.size > 0) return showProblems(problems);
    if (content !== undefined && Object.keys(form.changed()).length === 0) {
      return setNotice({ kind: "unchanged" });
    }
    const written = writtenBy(desk, over);
    if ("problems" in written) return showProblems(written.problems);
    isUnderWay.current = true;
    setBusy(true);
    setNotice(undefined);
    await sendAndLeave(written.write, over);
  }

  return { publish, notice, setNotice, isBusy };
}

function writtenBy({ content, form }: Desk, over: Content | undefined): Written {
  if (over === undefined) return writeOf(form.slots, content, form.texts());
  return writeOf(form.slots, over, { ...textsOf(form.slots, over), ...form.changed() });
}

async function sendWrite(
  desk: Desk,
  write: ContentWrite,
  over: Content | undefined,
): Promise<PublishOutcome> {
  const { memberId, target, draft } = desk;
  const { contentTypeId, contentId = over?.sys.id } = target;
  const version = over?.sys.version ?? draft.baseVersion();
  if (contentId !== undefined && version !== undefined) {
    return await publishChange(browserSend, { contentId, memberId, version, write });
  }
  const [sentBefore, mark] = [draft.sentBefore(), draft.markSent];
  return await publishNew(browserSend, { contentTypeId, memberId, write, sentBefore, mark });
}

function noticeOf(
  { form, target, onProblems }: Desk,
  outcome: Exclude<PublishOutcome, { kind: "published" }>,
): Notice {
  if (outcome.kind === "forbidden") rememberRefusal("update", target.contentTypeId);
  if (outcome.kind !== "refused") return outcome;
  const { problems, others } = refusedSlots(form.slots, outcome.details);
  form.showProblems(problems);
  if (problems.size > 0) onProblems(problems);
  return others.length > 0 || problems.size === 0
    ? { kind: "refused", others }
    : { kind: "problems", problems };
}

/** A defect of ours; what is typed is not the price for it. */
function failure(error: unknown): PublishOutcome {
  console.error(error);
  return { kind: "failed", message: "", requestId: undefined };
}
