import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { AddressProblem } from "#components/collection/collection-frame.tsx";
import { ProblemBanner } from "#components/collection/problem-banner.tsx";
import type { RefusedSentence as Sentence } from "#components/filter/refused-sentence.tsx";
import { viewAddress } from "#components/filter/show-view.ts";
import { servedPart } from "#components/ui/lazy-part.tsx";
import { withAllMessages } from "#components/ui/with-all-messages.tsx";
import { type ContentsViewProblem, contentsAt } from "#lib/collection/of/contents.ts";
import type { Problem } from "#lib/content/space-problem.ts";
import { manyOf } from "#lib/content/type-words.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListProps, ListSubject } from "./list-context.ts";

const RefusedSentence = servedPart<ComponentProps<typeof Sentence>>(
  (language) =>
    withAllMessages(
      language,
      import("#components/filter/loaded-filters.ts").then((file) => file.RefusedSentence),
    ),
  () => null,
);

interface ContentsAddressProblemProps {
  subject: ListSubject;
  problem: ContentsViewProblem;
}

/** The page for a URL that the list can't show; for a filter, with the reason. */
export function ContentsAddressProblem({ subject, problem }: ContentsAddressProblemProps) {
  const t = useTranslations("list.problem");
  const language = useLocale();
  const { type } = subject;
  const sentence =
    typeof problem === "string" ? (
      t(`address.${problem}`, { many: manyOf(type, language) })
    ) : (
      <RefusedSentence subject={subject} refusal={problem} />
    );
  return (
    <AddressProblem
      title={wordsIn(type.label.many, language)}
      problem={t("address.title")}
      text={sentence}
      href={contentsAt(subject).plain}
      action={t("plain")}
    />
  );
}

/** Why a list couldn't be loaded, and what to do next. */
export function ContentsProblem({ subject, view, list }: ListProps) {
  const { rows, retry } = list;
  const problem = list.problem && problemIn(view, list.problem);
  return (
    problem && (
      <ProblemBanner
        {...{ problem, rows, retry }}
        firstPage={viewAddress(subject, view, {})}
        withoutFilters={viewAddress(
          subject,
          view,
          problem.code === "NotSearchable" ? { search: "" } : { filters: [] },
        )}
      />
    )
  );
}

/** Spaces answer `NotSearchable` for filters too (decisions.md, "Lists"). */
function problemIn({ search }: ListProps["view"], problem: Problem): Problem {
  return problem.code === "NotSearchable" && search === "" ? { ...problem, code: "BadFilterValue" } : problem;
}
