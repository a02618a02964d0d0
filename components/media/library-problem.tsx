import { useTranslations } from "next-intl";
import { inPlace } from "#components/list/in-place.ts";
import { ProblemBanner } from "#components/list/problem-banner.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import type { MediaView } from "#lib/collection/of/media.ts";
import type { Problem } from "#lib/content/space-problem.ts";
import { libraryAddress } from "./media-place.ts";

interface LibraryProblemProps {
  view: MediaView;
  problem: Problem;
  rows: "none" | "these" | "before";
  retry: () => void;
}

/** Why photos and files cannot be had just now, and the next step. */
export function LibraryProblem({ view, problem, rows, retry }: LibraryProblemProps) {
  const t = useTranslations("media.problem");
  const words = useTranslations("list.problem");
  const isRefused = ["AccessDenied", "NotFound"].includes(problem.code);
  return (
    <ProblemBanner
      {...{ problem, rows, retry }}
      {...(isRefused && { sentence: t("refused") })}
      firstPage={
        <ButtonLink {...inPlace(libraryAddress(view, {}))} size="small">
          {words("firstPage")}
        </ButtonLink>
      }
    />
  );
}
