"use client";

import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import type { Problem } from "#lib/content/list-served.ts";
import { type ListView, listViewSearch } from "#lib/content/list-view.ts";
import { paths } from "#lib/paths.ts";
import { inPlace } from "./in-place.ts";
import type { ListSubject } from "./list-subject.ts";

type Sentence = "pageGone" | "unreachable" | "refused" | "limited" | "ended" | "other";

const sentences = new Map<string, Sentence>([
  ["BadCursor", "pageGone"],
  ["Unreachable", "unreachable"],
  ["Unavailable", "unreachable"],
  ["AccessDenied", "refused"],
  ["NotFound", "refused"],
  ["RateLimited", "limited"],
  ["SessionEnded", "ended"],
  ["InvalidToken", "ended"],
]);

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
  const plain = paths.contents(
    subject.type.id,
    listViewSearch({ mine: view.mine, order: view.order, size: view.size }),
  );
  const action =
    sentence === "pageGone" ? (
      <ButtonLink {...inPlace(plain)} size="small">
        {t("firstPage")}
      </ButtonLink>
    ) : (
      retry && (
        <Button size="small" onClick={retry}>
          {t("again")}
        </Button>
      )
    );
  return (
    <div className="list-said">
      <Banner tone="warning" role="status" action={action}>
        {t(sentence)} {tailed.has(sentence) && t(`rows.${rows}`)}
        {problem.requestId !== undefined && sentence === "other" && (
          <span className="text-ink-3"> {t("reference", { requestId: problem.requestId })}</span>
        )}
      </Banner>
    </div>
  );
}
