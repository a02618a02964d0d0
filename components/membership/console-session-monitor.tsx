"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions, DialogText, focusFirst } from "#components/ui/dialog.tsx";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { pasteToken } from "#lib/browser/console/paste-token.ts";
import { pageIdentity } from "#lib/browser/page-identity.ts";
import { notifySessionNews, onSessionNews } from "#lib/browser/session/session-news.ts";
import { paths } from "#lib/paths.ts";

/** Asks for a new token in a dialog once CMA refuses the current one; the page and what is typed in it stay. */
export function ConsoleSessionMonitor() {
  const t = useTranslations("console.again");
  const textId = useId();
  const [why, setWhy] = useState<"ended" | "other">();
  useEffect(() => onSessionNews((news) => setWhy(news === "again" ? undefined : news)), []);
  if (why === undefined) return null;
  return (
    <Dialog open alert title={t(`${why}.title`)} describedBy={textId}>
      <DialogText id={textId}>{t(`${why}.text`)}</DialogText>
      {why === "other" ? (
        <DialogActions>
          <ReloadButton>{t("reload")}</ReloadButton>
        </DialogActions>
      ) : (
        <PasteAgain />
      )}
    </Dialog>
  );
}

function PasteAgain() {
  const t = useTranslations("console.again");
  const words = useTranslations("console.signIn");
  const id = useId();
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState<"token_shape" | "token_refused" | "unreachable">();
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { signal } = leaving.current;
    if (isBusy || signal.aborted) return;
    setBusy(true);
    const pasted = await pasteToken(token, signal);
    setBusy(false);
    if (signal.aborted) return;
    if ("problem" in pasted) setProblem(pasted.problem);
    else if (pasted.userId === pageIdentity().platformUserId) notifySessionNews("again");
    // Another platform user's token: this page isn't theirs.
    else window.location.reload();
  }

  return (
    <>
      <form
        id={`${id}-leave`}
        method="post"
        action={paths.console.signOut()}
        // Ignores the answer to a token that is still being checked.
        onSubmit={() => leaving.current.abort()}
        hidden
      />
      <form className="mt-6" onSubmit={(event) => void send(event)}>
        <Field id={id} label={words("token")} problem={problem && words(`problems.${problem}`)}>
          <TextInput
            id={id}
            type="password"
            ref={focusFirst}
            autoComplete="off"
            spellCheck={false}
            value={token}
            onChange={({ currentTarget }) => setToken(currentTarget.value)}
            aria-invalid={problem !== undefined}
            aria-describedby={describedBy(id, { hint: false, problem: problem !== undefined })}
          />
        </Field>
        <DialogActions>
          <Button type="submit" form={`${id}-leave`}>
            {t("leave")}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t("continue")}
          </Button>
        </DialogActions>
      </form>
    </>
  );
}
