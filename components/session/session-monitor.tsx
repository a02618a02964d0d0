"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { editedForm, isPageSafe } from "#lib/browser/open-forms.ts";
import { coverPage, hasFollowed, leavePage, uncoverPage } from "#lib/browser/session/leave-page.ts";
import type { LivingSession } from "#lib/browser/session/session-look.ts";
import { useSignedInAgain } from "#lib/browser/session/session-news.ts";
import type { Standing } from "#lib/browser/session/session-watch.ts";
import { useSessionWatch } from "#lib/browser/session/use-session-watch.ts";
import { paths } from "#lib/paths.ts";
import type { SessionViewProps } from "./session-notice.tsx";

// Loaded when the session is about to end, and again with each change if that failed (`key`). If the dialog can't be
// loaded at the end, the page itself signs in.
const SessionNotice = lazyPart(async () => (await import("./session-notice.tsx")).SessionNotice);
const SessionDialog = lazyPart(
  async () => (await import("./session-dialog.tsx")).SessionDialog,
  (again, { standing }) => again && standing.kind === "ended" && <SignInHere />,
);

interface SessionMonitorProps extends Pick<SessionViewProps, "mark" | "options"> {
  first: LivingSession;
}

/** Watches the session of the page: warns before it expires, asks to sign in again, follows a sign-out elsewhere. */
export function SessionMonitor({ first, ...rest }: SessionMonitorProps) {
  const t = useTranslations("session");
  const { standing, learn } = useSessionWatch(first);
  const [closed, setClosed] = useState<Standing>();

  useSignedInAgain(() => {
    uncoverPage();
    toast(t("again"));
  });
  useEffect(() => void follow(standing), [standing]);
  const sayFollowed = useEffectEvent(() => toast(t("followed")));
  useEffect(() => {
    if (hasFollowed()) sayFollowed();
  }, []);

  const view = standing.kind !== "living" && {
    ...rest,
    standing,
    learn,
    isClosed: closed === standing,
    onClosedChange: (isClosed: boolean) => setClosed(isClosed ? standing : undefined),
  };
  return (
    <>
      <div className="session-foot" role="status">
        {view && <SessionNotice key={standing.kind} {...view} />}
      </div>
      {view && <SessionDialog key={standing.kind} {...view} />}
    </>
  );
}

/** A page without unsaved text leaves by itself. */
async function follow(standing: Standing): Promise<void> {
  if (standing.kind === "left") {
    await leavePage(standing.why === "signedOut" ? paths.signIn({ problem: "signed_out" }) : undefined);
  }
  if (standing.kind !== "other") return;
  coverPage();
  if (editedForm() === undefined) await leavePage();
}

function SignInHere() {
  useEffect(() => {
    void isPageSafe().then((isSafe) => {
      const returnTo = window.location.pathname + window.location.search;
      if (isSafe) window.location.assign(paths.signIn({ returnTo }));
    });
  }, []);
  return null;
}
