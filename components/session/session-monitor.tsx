import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { forgetPages } from "#lib/browser/offline/forget-pages.ts";
import { editedForm, isPageSafe } from "#lib/browser/open-forms.ts";
import { coverPage, hasFollowed, leavePage, uncoverPage } from "#lib/browser/session/leave-page.ts";
import type { LivingSession } from "#lib/browser/session/read-session.ts";
import { isSigningOutHere } from "#lib/browser/session/session-messages.ts";
import { useSignedInAgain } from "#lib/browser/session/session-news.ts";
import type { SessionStatus } from "#lib/browser/session/session-watch.ts";
import { useSessionWatch } from "#lib/browser/session/use-session-watch.ts";
import { paths } from "#lib/paths.ts";
import type { SessionViewProps } from "./session-notice.tsx";

// Loaded when the session is about to end, and again with each change if that failed (`key`). If the dialog can't be
// loaded at the end, the page itself signs in.
const SessionNotice = lazyPart(async () => (await import("./session-notice.tsx")).SessionNotice);
const SessionDialog = lazyPart(
  async () => (await import("./session-dialog.tsx")).SessionDialog,
  (again, { status }) => again && status.kind === "ended" && <SignInHere />,
);

interface SessionMonitorProps extends Pick<SessionViewProps, "mark" | "options"> {
  first: LivingSession;
  /** A notice that doesn't come from the session. */
  children?: ReactNode;
}

/** Watches the session of the page: warns before it expires, asks to sign in again, follows a sign-out elsewhere. */
export function SessionMonitor({ first, children, ...rest }: SessionMonitorProps) {
  const t = useTranslations("session");
  const { status, learn } = useSessionWatch(first);
  const [closed, setClosed] = useState<SessionStatus>();

  useSignedInAgain(() => {
    uncoverPage();
    toast(t("again"));
  });
  useEffect(() => void follow(status), [status]);
  const sayFollowed = useEffectEvent(() => toast(t("followed")));
  useEffect(() => {
    if (hasFollowed()) sayFollowed();
  }, []);

  const view = status.kind !== "living" && {
    ...rest,
    status,
    learn,
    isClosed: closed === status,
    onClosedChange: (isClosed: boolean) => setClosed(isClosed ? status : undefined),
  };
  return (
    <>
      <div
        className={classNames(
          "pointer-events-none fixed inset-x-0 bottom-3 z-notice grid justify-items-center gap-2 px-4",
          "max-tablet:bottom-[calc(5.25rem+env(safe-area-inset-bottom))]",
        )}
        data-part="session-notice"
        role="status"
      >
        {view && <SessionNotice key={status.kind} {...view} />}
        {children}
      </div>
      {view && <SessionDialog key={status.kind} {...view} />}
    </>
  );
}

/** A page without unsaved text leaves by itself. Without a session, no page opens from this device. */
async function follow(status: SessionStatus): Promise<void> {
  if (status.kind === "ended") await forgetPages();
  if (status.kind === "left") {
    // To leave before the answer would cancel the request, and lose what it says.
    if (status.why === "signedOut" && isSigningOutHere()) return;
    await leavePage(status.why === "signedOut" ? paths.signIn({ problem: "signed_out" }) : undefined);
  }
  if (status.kind !== "other") return;
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
