import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { MediaViewProblem } from "#lib/collection/of/media.ts";
import { paths } from "#lib/paths.ts";

/** An address that no view has: which part of it, and the way to all that there is. */
export function AddressProblem({ problem }: { problem: MediaViewProblem }) {
  const t = useTranslations("media");
  return (
    <div className="list">
      <div className="list-page">
        <header className="page-head list-head">
          <h1>{t("title")}</h1>
        </header>
        <EmptyState
          drawing={false}
          title={t("problem.address.title")}
          text={t(`problem.address.${problem}`)}
          actions={
            <ButtonLink href={paths.media()} variant="primary" size="large">
              {t("problem.plain")}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}
