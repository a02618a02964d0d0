import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { paths } from "#lib/paths.ts";
import { ProviderMark } from "./provider-mark.tsx";
import type { SessionFace } from "./session-face.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInWaysProps extends Pick<SessionFace, "ways"> {
  onLater?: () => void;
}

type Phase = "idle" | "opened" | "stuck";

/** The ways to sign in by a window beside the page: the one used last leads, the others come when asked for. */
export function SignInWays({ ways: [first, ...others], onLater }: SignInWaysProps) {
  const t = useTranslations("session");
  const [phase, setPhase] = useState<Phase>("idle");
  const [isOpen, setOpen] = useState(false);
  const forms = { onOpened: () => setPhase("opened"), onStuck: () => setPhase("stuck") };
  return (
    <div className="session-ways">
      {first && (
        <SignInForm way={first} {...forms}>
          <Button type="submit" variant="primary" size="large">
            {first.words}
          </Button>
        </SignInForm>
      )}
      {isOpen &&
        others.map((way) => (
          <SignInForm key={way.id} way={way} {...forms}>
            <Button type="submit" size="large" className="way">
              <ProviderMark icon={way.icon} />
              {way.words}
            </Button>
          </SignInForm>
        ))}
      <p className="session-said" role="status">
        {phase === "opened" && t("opened")}
        {phase === "stuck" && (
          <>
            {t("stuck")}{" "}
            <a href={paths.signIn({ returnTo: paths.signedIn() })} target="_blank" rel="noopener">
              {t("newTab")}
            </a>
          </>
        )}
      </p>
      <div className="session-more">
        {others.length > 0 && !isOpen && (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t("anotherWay")}
          </Button>
        )}
        {onLater && (
          <Button variant="quiet" onClick={onLater}>
            {t("later")}
          </Button>
        )}
      </div>
    </div>
  );
}
