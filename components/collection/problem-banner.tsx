import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import { type Problem, problemKind } from "#lib/content/space-problem.ts";
import { inPlace } from "./in-place.ts";

const named = [
  ...(["pageGone", "unreachable", "refused", "gone", "limited", "ended", "otherMember"] as const),
  ...(["noAdvanced", "tooExpensive", "oddFilter", "noSearch"] as const),
];

const filtered = new Set<string>(["noAdvanced", "tooExpensive", "oddFilter", "noSearch"]);
const tailed = new Set<string>(["unreachable", "other"]);

interface ProblemBannerProps {
  problem: Problem;
  /** Replace the default sentence and the default action. */
  sentence?: string | undefined;
  action?: ReactNode;
  /** The rows below: none, those of this view, or those of the previous view. */
  rows: "none" | "these" | "before";
  retry?: (() => void) | undefined;
  /** The URLs of the first page and of the list without filters. */
  firstPage: string;
  withoutFilters?: string;
}

/** Why a list couldn't be loaded or refreshed, and what to do next. Rows that are shown stay. */
export function ProblemBanner(props: ProblemBannerProps) {
  const { problem, sentence, action, rows, retry, firstPage, withoutFilters } = props;
  const t = useTranslations("list.problem");
  const found = problemKind(problem.code, named);
  // Spaces answer 404 for lists that the member may not see.
  const kind = found === "gone" ? "refused" : found;
  return (
    <div className="mb-4">
      <Banner
        tone="warning"
        role="status"
        action={action || <NextStep {...{ kind, retry, firstPage, withoutFilters }} />}
      >
        {sentence ?? t(kind)} {sentence === undefined && tailed.has(kind) && t(`rows.${rows}`)}
        {problem.requestId !== undefined && kind === "other" && (
          <span className="text-ink-3"> {t("reference", { requestId: problem.requestId })}</span>
        )}
      </Banner>
    </div>
  );
}

interface NextStepProps extends Pick<ProblemBannerProps, "retry" | "firstPage"> {
  kind: string;
  withoutFilters: string | undefined;
}

function NextStep({ kind, retry, firstPage, withoutFilters }: NextStepProps) {
  const t = useTranslations("list.problem");
  if (kind === "ended") return <SignInLink>{t("signIn")}</SignInLink>;
  if (kind === "otherMember") return <ReloadButton>{t("reload")}</ReloadButton>;
  if (kind === "pageGone") {
    return (
      <ButtonLink {...inPlace(firstPage)} size="small">
        {t("firstPage")}
      </ButtonLink>
    );
  }
  if (filtered.has(kind) && withoutFilters !== undefined) {
    return (
      <ButtonLink {...inPlace(withoutFilters)} size="small">
        {t(kind === "noSearch" ? "withoutSearch" : "withoutFilters")}
      </ButtonLink>
    );
  }
  return (
    retry && (
      <Button size="small" onClick={retry}>
        {t("again")}
      </Button>
    )
  );
}
