"use client";

import { useTranslations } from "next-intl";
import { inPlace } from "#components/list/in-place.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import type { ListView } from "#lib/content/list-view.ts";
import type { Problem } from "#lib/content/space-problem.ts";
import type { ListSubject } from "./list-subject.ts";
import { viewAddress } from "./view-address.ts";

type Filtered = "noAdvanced" | "tooExpensive" | "oddFilter";
type Sentence =
  | "pageGone"
  | "unreachable"
  | "refused"
  | "limited"
  | "ended"
  | "otherMember"
  | "other"
  | Filtered;

const sentences = new Map<string, Sentence>([
  ["BadCursor", "pageGone"],
  ["Unreachable", "unreachable"],
  ["Unavailable", "unreachable"],
  ["AccessDenied", "refused"],
  ["NotFound", "refused"],
  ["RateLimited", "limited"],
  ["SessionEnded", "ended"],
  ["OtherMember", "otherMember"],
  ["AdvancedSearchUnavailable", "noAdvanced"],
  ["FilterTooExpensive", "tooExpensive"],
  ["BadFilterValue", "oddFilter"],
  ["NotSearchable", "oddFilter"],
]);

const filtered = new Set<Sentence>(["noAdvanced", "tooExpensive", "oddFilter"]);

const tailed = new Set<Sentence>(["unreachable", "other"]);

interface ListProblemProps {
  subject: ListSubject;
  view: ListView;
  problem: Problem;
  /** What stands below: nothing, what was asked for, or what was asked for before. */
  rows?: "none" | "these" | "before";
  retry?: () => void;
}

/** What is the matter, and the next step. The rows below stay as they were. */
export function ListProblem({ subject, view, problem, rows = "none", retry }: ListProblemProps) {
  const t = useTranslations("list.problem");
  const sentence = sentences.get(problem.code) ?? "other";
  return (
    <div className="list-said">
      <Banner tone="warning" role="status" action={<NextStep {...{ subject, view, sentence, retry }} />}>
        {t(sentence)} {tailed.has(sentence) && t(`rows.${rows}`)}
        {problem.requestId !== undefined && sentence === "other" && (
          <span className="text-ink-3"> {t("reference", { requestId: problem.requestId })}</span>
        )}
      </Banner>
    </div>
  );
}

interface NextStepProps extends Pick<ListProblemProps, "subject" | "view"> {
  sentence: Sentence;
  retry: (() => void) | undefined;
}

function NextStep({ subject, view, sentence, retry }: NextStepProps) {
  const t = useTranslations("list.problem");
  if (sentence === "ended") return <SignInLink>{t("signIn")}</SignInLink>;
  if (sentence === "otherMember") return <ReloadButton>{t("reload")}</ReloadButton>;
  if (sentence === "pageGone") {
    return (
      <ButtonLink {...inPlace(viewAddress(subject.type, view, {}))} size="small">
        {t("firstPage")}
      </ButtonLink>
    );
  }
  if (filtered.has(sentence)) {
    return (
      <ButtonLink {...inPlace(viewAddress(subject.type, view, { filters: [] }))} size="small">
        {t("withoutFilters")}
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
