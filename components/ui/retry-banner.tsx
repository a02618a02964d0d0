import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "./banner.tsx";
import { buttonVariants } from "./button.tsx";

/** Says that a part of the page couldn't be read; its link reloads the page at `href`, with or without scripts. */
export function RetryBanner({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations("ui");
  return (
    <Banner
      tone="warning"
      action={
        <a className={buttonVariants({ variant: "quiet", size: "small" })} href={href}>
          {t("tryAgain")}
        </a>
      }
    >
      {children}
    </Banner>
  );
}
