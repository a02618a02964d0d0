"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions, DialogText, focusFirst } from "#components/ui/dialog.tsx";
import { paths } from "#lib/paths.ts";
import type { UnsavedWork } from "./before-sign-out.ts";

const loadBefore = () => import("./before-sign-out.ts");

interface SignOutProps {
  memberId: string;
  /** The button. */
  children: ReactNode;
}

/** Signs out. If this device has drafts or files that aren't published, it asks first whether to remove them. */
export function SignOut({ memberId, children }: SignOutProps) {
  const form = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState<UnsavedWork>();

  async function leave(): Promise<void> {
    await loadBefore()
      .then(({ endBeforeSignOut, resumeIfStaying }) =>
        endBeforeSignOut().finally(() => resumeIfStaying(memberId, () => setKept(undefined))),
      )
      .catch(console.error);
    form.current?.submit();
  }

  async function remove(): Promise<void> {
    await (await loadBefore()).removeKept(memberId);
    await leave();
  }

  async function leaveLost(): Promise<void> {
    await loadBefore()
      .then(({ removeLost }) => removeLost(memberId))
      .catch(console.error);
    await leave();
  }

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = await loadBefore()
      .then(({ unsavedWork }) => unsavedWork(memberId))
      .catch(() => undefined);
    if (found === undefined) await leave();
    else setKept(found);
  }

  return (
    <form ref={form} method="post" action={paths.logout()} onSubmit={(event) => void ask(event)}>
      {children}
      {kept && (
        <SignOutQuestion
          kept={kept}
          onStay={() => setKept(undefined)}
          onRemove={canKeep(kept) ? remove : leaveLost}
          onLeave={() => void leave()}
        />
      )}
    </form>
  );
}

interface SignOutQuestionProps {
  kept: UnsavedWork;
  onStay: () => void;
  /** Removes what is asked about and signs out; rejects if the device fails to remove what could be kept. */
  onRemove: () => Promise<void>;
  onLeave: () => void;
}

function SignOutQuestion({ kept, onStay, onRemove, onLeave }: SignOutQuestionProps) {
  const t = useTranslations("signOut");
  const [isStuck, setStuck] = useState(false);
  const { queued, files, lost, words } = kept;
  const hasChoice = canKeep(kept);
  // In a portal: the menu around the form closes when a dialog opens.
  return createPortal(
    <Dialog
      open
      onClose={onStay}
      title={hasChoice ? titleOf(kept, t) : t("lostTitle", { count: lost })}
      alert
    >
      {queued > 0 && <DialogText>{t("queued", { count: queued })}</DialogText>}
      {words > 0 && <DialogText>{t("words", { count: words })}</DialogText>}
      {files > 0 && <DialogText>{t("files", { count: files })}</DialogText>}
      {lost > 0 && <DialogText>{t("lost", { count: lost })}</DialogText>}
      {hasChoice && <DialogText>{t(isStuck ? "failed" : "text")}</DialogText>}
      <DialogActions>
        <Button {...(lost > 0 && { ref: focusFirst })} onClick={onStay}>
          {t("stay")}
        </Button>
        <Button variant="danger" onClick={() => void onRemove().catch(() => setStuck(true))}>
          {t(hasChoice ? "remove" : "leave")}
        </Button>
        {hasChoice && (
          <Button {...(lost === 0 && { ref: focusFirst })} onClick={onLeave}>
            {t("keep")}
          </Button>
        )}
      </DialogActions>
    </Dialog>,
    document.body,
  );
}

const canKeep = ({ drafts, files, words }: UnsavedWork) => drafts + files + words > 0;

function titleOf(
  { drafts, files, words }: UnsavedWork,
  t: ReturnType<typeof useTranslations<"signOut">>,
): string {
  if (drafts > 0) return t("title", { count: drafts });
  return files > 0 ? t("filesTitle", { count: files }) : t("wordsTitle", { count: words });
}
