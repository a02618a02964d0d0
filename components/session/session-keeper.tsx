"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { toast } from "#components/ui/toast/toast-store.ts";
import { coverPage, hasFollowed, leavePage, uncoverPage } from "#lib/browser/session/leave-page.ts";
import type { LivingSession } from "#lib/browser/session/session-look.ts";
import { useSignedInAgain } from "#lib/browser/session/session-news.ts";
import type { Standing } from "#lib/browser/session/session-watch.ts";
import { useSessionWatch } from "#lib/browser/session/use-session-watch.ts";
import { isPageSafe, writingInHand } from "#lib/browser/writing.ts";
import { paths } from "#lib/paths.ts";
import { here } from "./here.ts";
import type { SessionFace } from "./session-face.ts";
import type { SessionFaces } from "./session-faces.ts";

interface SessionKeeperProps extends Pick<SessionFace, "mark" | "ways"> {
  first: LivingSession;
}

/**
 * Keeps a page with the session that it was made for: says when it ends, asks to sign in again over whatever is
 * open, and goes when nobody or somebody else is signed in. What it shows is loaded when there is something to show.
 */
export function SessionKeeper({ first, ...rest }: SessionKeeperProps) {
  const t = useTranslations("session");
  const { standing, learn } = useSessionWatch(first);
  const [aside, setAside] = useState<Standing>();
  const faces = useFaces(standing.kind);

  useSignedInAgain(() => {
    uncoverPage();
    toast(t("again"));
  });
  useEffect(() => void follow(standing), [standing]);
  const sayFollowed = useEffectEvent(() => toast(t("followed")));
  useEffect(() => {
    if (hasFollowed()) sayFollowed();
  }, []);

  const face = standing.kind !== "living" && {
    ...rest,
    standing,
    learn,
    isAside: aside === standing,
    onAside: (isAside: boolean) => setAside(isAside ? standing : undefined),
  };
  return (
    <>
      <div className="session-foot" role="status">
        {face && faces && <faces.Notice {...face} />}
      </div>
      {face && faces && <faces.Dialog {...face} />}
    </>
  );
}

/** Where nothing would be lost the page follows by itself. */
async function follow(standing: Standing): Promise<void> {
  if (standing.kind === "left") {
    await leavePage(standing.why === "signedOut" ? paths.signIn({ problem: "signed_out" }) : undefined);
  }
  if (standing.kind !== "other") return;
  coverPage();
  if (writingInHand() === undefined) await leavePage();
}

/** What there is to show, once there is something. Where it cannot be had, the sign-in page can. */
function useFaces(kind: Standing["kind"]): SessionFaces | undefined {
  const [faces, setFaces] = useState<SessionFaces>();
  useEffect(() => {
    if (kind === "living") return;
    loadFaces().then(setFaces, () => {
      if (kind === "ended") void signInPlainly();
    });
  }, [kind]);
  return faces;
}

async function loadFaces(): Promise<SessionFaces> {
  const { sessionFaces } = await import("./session-faces.ts");
  return sessionFaces;
}

async function signInPlainly(): Promise<void> {
  if (await isPageSafe()) window.location.assign(paths.signIn({ returnTo: here() }));
}
