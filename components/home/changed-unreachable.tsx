import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { paths } from "#lib/paths.ts";

/** The service could not say what changed; the rest of the page stands. */
export function ChangedUnreachable() {
  const t = useTranslations();
  return (
    <Banner
      tone="warning"
      action={
        // A whole navigation asks again, with or without scripts.
        <a className="button" data-variant="quiet" data-size="small" href={paths.home()}>
          {t("ui.tryAgain")}
        </a>
      }
    >
      {t("home.unreachable")}
    </Banner>
  );
}
