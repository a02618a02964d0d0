import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isOffline } from "#lib/browser/is-offline.ts";
import type { PublishOutcome } from "#lib/browser/publish/publish-outcome.ts";
import { publishWrite } from "#lib/browser/publish/publish-write.ts";
import { waitingOf } from "#lib/browser/publish/waiting-of.ts";
import { rememberRefusal } from "#lib/browser/send/refusals.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { mayHaveUploads, whenUploaded } from "#lib/browser/uploading/draft-uploads.ts";
import { refusedSlots } from "#lib/fields/form/form-refused.ts";
import { changedTexts, type Texts, textsOf } from "#lib/fields/form/form-text.ts";
import { writeOf } from "#lib/fields/form/form-write.ts";
import type { Problems } from "#lib/fields/form/problems.ts";
import type { Content, ContentWrite } from "#lib/space/content.ts";
import type { Notice } from "./notices/editor-notice.tsx";
import type { EditorModel } from "./use-editor-model.ts";
import { useLeavePublished } from "./use-leave-published.ts";
import { usePublishRetries } from "./use-publish-retries.ts";

/** `waiting`: publishes again once the draft is ready; `leaving`: published, until the next page is shown. */
type Phase = "idle" | "waiting" | "sending" | "leaving";

/** A newer version of the item, as publishing needs it. */
interface Conflict {
  theirs: Content | undefined;
  /** Whether the changes were rebased on `newer`; otherwise the member has to choose first. */
  meet: (newer: Content, isAsked: boolean) => boolean;
  compare: () => void;
  settle: () => void;
  back: (then: () => void) => void;
}

/** Publishes the form: one request at a time, never twice, and without losing what is typed meanwhile. */
export function usePublish(model: EditorModel, conflict: Conflict) {
  const { form, draft, onProblems } = model;
  const [notice, setNotice] = useState<Notice>();
  const [phase, setPhase] = useState<Phase>("idle");
  const isUnderWay = useRef(false);
  const leave = useLeavePublished(model);

  function showProblems(problems: Problems): void {
    setNotice({ kind: "problems", problems });
    onProblems(problems);
  }

  function rest(why: Notice | undefined): void {
    isUnderWay.current = false;
    setPhase("idle");
    setNotice(why);
  }

  async function sendAndLeave(write: ContentWrite, over: Content | undefined): Promise<void> {
    const sent = form.texts();
    const outcome = await sendWrite(model, write, over);
    retries.note(outcome);
    if (outcome.kind === "conflict") {
      await draft.queue(undefined);
      rest(undefined);
      if (conflict.meet(outcome.theirs, true)) setPhase("waiting");
      return;
    }
    if (outcome.kind !== "published") {
      const isForm = over === undefined && Object.keys(changedTexts(sent, form.texts())).length === 0;
      return rest((await waits(outcome, isForm ? write : undefined)) ? undefined : noticeOf(model, outcome));
    }
    const back = endTyping();
    // The texts are compared next: what is typed from here on would not be saved.
    flushSync(() => setPhase("leaving"));
    if (await leave(outcome.content, sent)) return;
    draft.rebase(outcome.content, untouchedSince(model, outcome.content, sent));
    flushSync(() => rest({ kind: "restUnkept" }));
    back();
  }

  /** Whether the publish waits for a connection; `write` is absent if it is not what the form has now. */
  async function waits(outcome: PublishOutcome, write: ContentWrite | undefined): Promise<boolean> {
    const waiting = waitingOf(outcome);
    if (waiting === "waits") await draft.queue(write && { write });
    if (waiting === "ends") await draft.queue(undefined);
    return draft.queued() !== undefined;
  }

  async function send(write: ContentWrite, over: Content | undefined): Promise<void> {
    isUnderWay.current = true;
    setPhase("sending");
    setNotice(undefined);
    await sendAndLeave(write, over);
  }

  /** Files that upload into the form are published with it, so it is read again when they have arrived. */
  async function waitForFiles(): Promise<void> {
    isUnderWay.current = true;
    setPhase("sending");
    setNotice({ kind: "files" });
    if (!(await whenUploaded(draft.name))) return rest({ kind: "files" });
    rest(undefined);
    setPhase("waiting");
  }

  /** Publishes the form. If a newer version was published, the member has to choose first. */
  async function publish(): Promise<void> {
    if (isUnderWay.current) return;
    // The stored draft may have been sent already, or another tab may edit it.
    if (!draft.isOpen) return setPhase("waiting");
    if (draft.editedIn === "otherTab") return focusTabNotice();
    if (mayHaveUploads(draft.name)) return await waitForFiles();
    const write = checked();
    if (write === undefined) return await draft.queue(undefined);
    if (!isOffline()) return await send(write, undefined);
    setNotice(undefined);
    await draft.queue({ write });
  }

  /** What the form publishes; `undefined` after showing what the member has to do first. */
  function checked(): ContentWrite | undefined {
    if (conflict.theirs !== undefined) return void conflict.compare();
    const problems = form.checkAll();
    if (problems.size > 0) return void showProblems(problems);
    const shown = draft.shown();
    const isUnchanged = shown !== undefined && Object.keys(form.changed()).length === 0;
    if (isUnchanged && draft.sentBefore() === undefined) return void setNotice({ kind: "unchanged" });
    const written = writeOf(form.slots, shown, form.texts());
    if ("problems" in written) return void showProblems(written.problems);
    return written.write;
  }
  const retries = usePublishRetries(model, publish);
  const publishWaiting = useEffectEvent(() => {
    setPhase("idle");
    void publish();
  });
  const isDue = phase === "waiting" && draft.isOpen;
  useEffect(() => {
    if (isDue) publishWaiting();
  }, [isDue]);

  /** Publishes what was chosen of both versions. Problems are shown in the form. */
  async function publishMerged(theirs: Content, texts: Texts): Promise<void> {
    if (isUnderWay.current || draft.editedIn === "otherTab") return;
    const written = writeOf(form.slots, theirs, texts);
    if ("write" in written) return await send(written.write, theirs);
    draft.rebase(theirs, texts);
    form.showProblems(written.problems);
    conflict.back(() => showProblems(written.problems));
    conflict.settle();
  }

  return {
    publish,
    publishMerged,
    leaveTo: async (content: Content) => void (await leave(content, form.texts(), "tookTheirs")),
    notice,
    setNotice,
    isBusy: phase !== "idle",
    isLeaving: phase === "leaving",
  };
}

/** Another tab edits the draft: focuses the button that takes it over. */
function focusTabNotice(): void {
  document.querySelector<HTMLElement>("[data-part=editor-notices] button")?.focus();
}

/** Ends a composition, so that its text is in the form; returns how to focus the field again. */
function endTyping(): () => void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return () => {};
  activeElement.blur();
  return () => activeElement.focus();
}

/** The texts of Content in the slots where nothing was typed since it was sent. */
function untouchedSince({ form }: EditorModel, content: Content, sent: Texts): Texts {
  const texts = Object.entries(textsOf(form.slots, content));
  return Object.fromEntries(texts.filter(([name]) => form.text(name) === sent[name]));
}

function sendWrite(model: EditorModel, write: ContentWrite, over: Content | undefined) {
  const { memberId, target, draft } = model;
  const { contentTypeId, contentId = draft.shown()?.sys.id } = target;
  const version = over?.sys.version ?? draft.baseVersion;
  const [sentBefore, mark] = [draft.sentBefore(), draft.markSent];
  const draftWrite = { memberId, contentTypeId, contentId, version, write, sentBefore, mark };
  return publishWrite(browserSend, draftWrite);
}

function noticeOf(
  { form, target, onProblems }: EditorModel,
  outcome: Exclude<PublishOutcome, { kind: "published" | "conflict" }>,
): Notice | undefined {
  if (outcome.kind === "sessionEnded" || outcome.kind === "otherMember") return undefined;
  if (outcome.kind === "forbidden")
    rememberRefusal(target.contentId === undefined ? "create" : "update", target.contentTypeId);
  if (outcome.kind !== "refused") return outcome;
  const { problems, others } = refusedSlots(form.slots, outcome.details);
  form.showProblems(problems);
  if (problems.size > 0) onProblems(problems);
  return others.length > 0 || problems.size === 0
    ? { kind: "refused", others }
    : { kind: "problems", problems };
}
