import { Clock, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Time } from "#components/ui/time.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { renewSession } from "#lib/browser/session/session-look.ts";
import type { SessionFace } from "./session-face.ts";
import { SignInForm } from "./sign-in-form.tsx";

const clock = <Clock size={18} strokeWidth={1.75} aria-hidden="true" />;

/** At the foot: that the session ends soon, and how to stay; or that it has ended, where that was put aside. */
export function SessionNotice(face: SessionFace) {
  const t = useTranslations("session");
  const [isDismissed, setDismissed] = useState(false);
  const { standing, isAside, onAside } = face;
  if (standing.kind === "ended" && isAside) {
    return (
      <Banner
        icon={clock}
        action={
          <Button size="small" variant="text" onClick={() => onAside(false)}>
            {t("signIn")}
          </Button>
        }
      >
        {t("title")}
      </Banner>
    );
  }
  if (standing.kind !== "ending" || isDismissed) return null;
  const { at, staysBy } = standing;
  const time = () => <Time at={at.toISOString()} form="short" />;
  return (
    <Banner icon={clock} action={<Ways {...face} staysBy={staysBy} onDismiss={() => setDismissed(true)} />}>
      {t.rich(staysBy === "renewal" ? "ending" : "endingForGood", { time })}
    </Banner>
  );
}

interface WaysProps extends SessionFace {
  staysBy: "renewal" | "signIn";
  onDismiss: () => void;
}

function Ways({ staysBy, ways: [way], learn, onDismiss }: WaysProps) {
  const t = useTranslations("session");
  return (
    <span className="session-notice-ways">
      {staysBy === "renewal" ? (
        <StayButton learn={learn} />
      ) : (
        way && (
          <SignInForm way={way}>
            <Button type="submit" size="small" variant="text">
              {t("signInAgain")}
            </Button>
          </SignInForm>
        )
      )}
      <Button
        size="small"
        variant="quiet"
        iconOnly
        aria-label={t("dismiss")}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onDismiss}
      />
    </span>
  );
}

function StayButton({ learn }: Pick<SessionFace, "learn">) {
  const t = useTranslations("session");
  const [phase, setPhase] = useState<"idle" | "busy" | "failed">("idle");
  const stay = async () => {
    setPhase("busy");
    const seen = await renewSession();
    if (seen === "unreachable") return setPhase("failed");
    learn(seen);
    if (seen !== "nobody") toast(t("stayed"));
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
