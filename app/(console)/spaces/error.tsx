"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { startTransition } from "react";
import { Trouble } from "#components/shell/trouble/trouble.tsx";
import { troubleOf } from "#components/shell/trouble/trouble-kind.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { paths } from "#lib/paths.ts";

export default function SpacesError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const t = useTranslations("console.trouble");
  const router = useRouter();
  const isAway = troubleOf(error) === "unreachable";
  const icon = isAway ? "cloud-off" : "unplug";
  const again = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <Trouble
      icon={<Icon name={icon} size={32} strokeWidth={1.5} />}
      title={t(isAway ? "away.title" : "broken.title")}
      text={t(isAway ? "away.text" : "broken.text")}
      number={isAway || error.digest === undefined ? undefined : t("number", { number: error.digest })}
      actions={
        <>
          <Button variant="primary" size="large" onClick={again}>
            {t("again")}
          </Button>
          <ButtonLink href={paths.console.spaces()} size="large">
            {t("spaces")}
          </ButtonLink>
        </>
      }
    />
  );
}
