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

  async function remove(work: UnsavedWork): Promise<void> {
    const removal = loadBefore().then(({ removeUnsavedWork }) => removeUnsavedWork(memberId, work));
    // Signing out loses what can't be kept anyway, so a failure doesn't stop it.
    await (canKeep(work) ? removal : removal.catch(console.error));
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
          onRemove={() => remove(kept)}
          onKeep={leave}
        />
      )}
    </form>
  );
}

const longestLeaveMs = 5_000;

interface SignOutQuestionProps {
  kept: UnsavedWork;
  onStay: () => void;
  /** Removes what is asked about and signs out; rejects if the device fails to remove the drafts. */
  onRemove: () => Promise<void>;
  onKeep: () => Promise<void>;
}

function SignOutQuestion({ kept, onStay, onRemove, onKeep }: SignOutQuestionProps) {
  const t = useTranslations("signOut");
  const [isStuck, setStuck] = useState(false);
  const [choice, setChoice] = useState<"remove" | "keep">();
  const stay = () => {
    if (choice === undefined) onStay();
  };
  const { queued, files, lost, words } = kept;
  const hasChoice = canKeep(kept);
  async function choose(chosen: "remove" | "keep"): Promise<void> {
    if (choice !== undefined) return;
    setChoice(chosen);
    try {
      await (chosen === "remove" ? onRemove() : onKeep());
      // The page is left now, unless the portal doesn't answer.
      setTimeout(() => setChoice(undefined), longestLeaveMs);
    } catch {
      setStuck(true);
      setChoice(undefined);
    }
  }
  // In a portal: the menu around the form closes when a dialog opens.
  return createPortal(
    <Dialog open onClose={stay} title={hasChoice ? titleOf(kept, t) : t("lostTitle", { count: lost })} alert>
      {queued > 0 && <DialogText>{t("queued", { count: queued })}</DialogText>}
      {words.length > 0 && <DialogText>{t("words", { count: words.length })}</DialogText>}
      {files > 0 && <DialogText>{t("files", { count: files })}</DialogText>}
      {lost > 0 && <DialogText>{t("lost", { count: lost })}</DialogText>}
      {hasChoice && <DialogText>{t(isStuck ? "failed" : "text")}</DialogText>}
      <DialogActions>
        <Button {...(lost > 0 && { ref: focusFirst })} aria-disabled={choice !== undefined} onClick={onStay}>
          {t("cancel")}
        </Button>
        <Button variant="danger" busy={choice === "remove"} onClick={() => void choose("remove")}>
          {t(hasChoice ? "remove" : "leave")}
        </Button>
        {hasChoice && (
          <Button
            {...(lost === 0 && { ref: focusFirst })}
            busy={choice === "keep"}
            onClick={() => void choose("keep")}
          >
            {t("keep")}
          </Button>
        )}
      </DialogActions>
    </Dialog>,
    document.body,
  );
}

const canKeep = ({ drafts, files, words }: UnsavedWork) => drafts + files + words.length > 0;

function titleOf(
  { drafts, files, words }: UnsavedWork,
  t: ReturnType<typeof useTranslations<"signOut">>,
): string {
  if (drafts > 0) return t("title", { count: drafts });
  return files > 0 ? t("filesTitle", { count: files }) : t("wordsTitle", { count: words.length });
}
