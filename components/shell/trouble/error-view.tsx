import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { startTransition } from "react";
import { Button, ButtonLink, buttonVariants } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useAddress } from "#lib/browser/use-address.ts";
import { paths } from "#lib/paths.ts";
import { Trouble } from "./trouble.tsx";
import { type TroubleKind, troubleOf } from "./trouble-kind.ts";

const icons = {
  unreachable: "cloud-off",
  refused: "lock",
  notFound: "compass",
  signedOut: "door-closed",
  broken: "unplug",
} as const;

export function ErrorView({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations("errors");
  const kind = troubleOf(error);
  const number = kind === "broken" && error.digest !== undefined ? error.digest : undefined;
  return (
    <Trouble
      icon={<Icon name={icons[kind]} size={32} strokeWidth={1.5} />}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      number={number && t("broken.number", { number })}
      actions={<NextSteps kind={kind} reset={reset} />}
    />
  );
}

function NextSteps({ kind, reset }: { kind: TroubleKind; reset: () => void }) {
  const t = useTranslations("errors");
  const router = useRouter();
  const here = useAddress();
  if (kind === "signedOut") {
    return (
      <a
        className={buttonVariants({ variant: "primary", size: "large" })}
        href={paths.signIn({ returnTo: here })}
      >
        {t("signedOut.signIn")}
      </a>
    );
  }
  const again = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  const canHelp = kind === "unreachable" || kind === "broken";
  return (
    <>
      {canHelp && (
        <Button variant="primary" size="large" onClick={again}>
          {t("tryAgain")}
        </Button>
      )}
      <ButtonLink href={paths.home()} size="large" variant={canHelp ? "plain" : "primary"}>
        {t("home")}
      </ButtonLink>
    </>
  );
}
