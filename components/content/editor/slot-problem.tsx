"use client";

import { useTranslations } from "next-intl";
import type { EntryProblem, Problem } from "#lib/content/problems.ts";

/** The sentence of a problem, with the way out. */
export function useProblemSentence(): (problem: Problem) => string {
  const t = useTranslations("problems");
  const sentence = (problem: Problem): string => {
    if (problem.code === "entries") return sentenceOfEntries(problem.entries);
    const over = problem.code === "tooLong" || problem.code === "tooMany" ? problem.length - problem.max : 0;
    return t(problem.code, { ...problem, over });
  };
  const sentenceOfEntries = ([first, ...rest]: readonly EntryProblem[]) =>
    t("entries", {
      place: (first?.index ?? 0) + 1,
      problem: first === undefined ? "" : sentence(first.problem),
      rest: rest.length,
    });
  return sentence;
}
