import { useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { CrossButton } from "#components/ui/cross-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Time } from "#components/ui/time.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { renewSession, type SessionAnswer } from "#lib/browser/session/read-session.ts";
import type { SessionStatus } from "#lib/browser/session/session-watch.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { SignInForm } from "./sign-in-buttons.tsx";
import type { SignInOption } from "./sign-in-options.ts";

export interface SessionViewProps {
  status: Exclude<SessionStatus, { kind: "living" }>;
  /** The member has closed the dialog. */
  isClosed: boolean;
  onClosedChange: (isClosed: boolean) => void;
  /** Takes over the answer to a renewal. */
  learn: (seen: SessionAnswer) => void;
  mark: Brand["mark"];
  options: readonly SignInOption[];
}

const clock = <Icon name="clock" />;

/** At the bottom of the page: the session expires soon, or has ended and its dialog is closed. */
export function SessionNotice({
  status,
  isClosed,
  onClosedChange,
  learn,
  options: [option],
}: SessionViewProps) {
  const t = useTranslations("session");
  const [isDismissed, setDismissed] = useState(false);
  if (status.kind === "ended" && isClosed) {
    return (
      <Banner
        tone="floating"
        icon={clock}
        action={
          <Button size="small" variant="text" onClick={() => onClosedChange(false)}>
            {t("signIn")}
          </Button>
        }
      >
        {t("title")}
      </Banner>
    );
  }
  if (status.kind !== "ending" || isDismissed) return null;
  const { at, staysBy } = status;
  const actions = (
    <span className="flex flex-wrap items-center gap-1 max-tablet:justify-end">
      {staysBy === "renewal" ? (
        <StayButton learn={learn} />
      ) : (
        option && (
          <SignInForm option={option}>
            <Button type="submit" size="small" variant="text">
              {t("signInAgain")}
            </Button>
          </SignInForm>
        )
      )}
      <CrossButton label={t("dismiss")} onClick={() => setDismissed(true)} />
    </span>
  );
  return (
    <Banner tone="floating" icon={clock} action={actions}>
      {t.rich(staysBy === "renewal" ? "ending" : "endingForGood", {
        time: () => <Time at={at.toISOString()} form="short" />,
      })}
    </Banner>
  );
}

function StayButton({ learn }: Pick<SessionViewProps, "learn">) {
  const t = useTranslations("session");
  const [phase, setPhase] = useState<"idle" | "busy" | "failed">("idle");
  const stay = async () => {
    setPhase("busy");
    const seen = await renewSession();
    if (seen === "unreachable") return setPhase("failed");
    learn(seen);
    if (seen !== "noSession") toast(t("stayed"));
  };
  return (
    <>
      {phase === "failed" && <span>{t("stayFailed")}</span>}
      <Button size="small" variant="text" busy={phase === "busy"} onClick={stay}>
        {t(phase === "failed" ? "tryAgain" : "stay")}
      </Button>
    </>
  );
}
