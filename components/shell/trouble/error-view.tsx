import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, startTransition } from "react";
import { Button, ButtonLink, buttonVariants } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
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
  const kind = troubleOf(error);
  const number = kind === "broken" && error.digest !== undefined ? error.digest : undefined;
  return <ViewOf kind={kind} number={number} actions={<NextSteps kind={kind} reset={reset} />} />;
}

/** Of an address that leads nowhere. */
export function NotFoundView() {
  return <ViewOf kind="notFound" actions={<HomeLink isPrimary />} />;
}

interface ViewOfProps {
  kind: TroubleKind;
  number?: string | undefined;
  actions: ReactNode;
}

function ViewOf({ kind, number, actions }: ViewOfProps) {
  const t = useTranslations("errors");
  return (
    <Trouble
      icon={<Icon name={icons[kind]} size={32} strokeWidth={1.5} />}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      number={number && t("broken.number", { number })}
      actions={actions}
    />
  );
}

function HomeLink({ isPrimary }: { isPrimary: boolean }) {
  return (
    <ButtonLink href={paths.home()} size="large" variant={isPrimary ? "primary" : "plain"}>
      {useTranslations("errors")("home")}
    </ButtonLink>
  );
}

function NextSteps({ kind, reset }: { kind: TroubleKind; reset: () => void }) {
  const t = useTranslations("errors");
  const router = useRouter();
  const here = usePathname();
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
      <HomeLink isPrimary={!canHelp} />
    </>
  );
}
