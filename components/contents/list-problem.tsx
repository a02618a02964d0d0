import { useTranslations } from "next-intl";
import { inPlace } from "#components/list/in-place.ts";
import type { ListSubject } from "#components/list/list-subject.ts";
import { ProblemBanner } from "#components/list/problem-banner.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import type { Problem } from "#lib/content/space-problem.ts";
import { viewAddress } from "./view-address.ts";

interface ListProblemProps {
  subject: ListSubject;
  view: ContentsView;
  problem: Problem;
  rows?: "none" | "these" | "before";
  retry?: () => void;
}

/** Why a type's list cannot be had just now, and the next step. */
export function ListProblem({ subject, view, problem, rows = "none", retry }: ListProblemProps) {
  const t = useTranslations("list.problem");
  return (
    <ProblemBanner
      {...{ problem, rows, retry }}
      firstPage={
        <ButtonLink {...inPlace(viewAddress(subject, view, {}))} size="small">
          {t("firstPage")}
        </ButtonLink>
      }
      withoutFilters={
        <ButtonLink {...inPlace(viewAddress(subject, view, { filters: [] }))} size="small">
          {t("withoutFilters")}
        </ButtonLink>
      }
    />
  );
}
