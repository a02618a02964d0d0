"use client";

import { useTranslations } from "next-intl";
import type { Problem } from "#lib/content/problems.ts";

/** The sentence of a problem, with the way out. */
export function useProblemSentence(): (problem: Problem) => string {
  const t = useTranslations("problems");
  return (problem) => {
    const over = problem.code === "tooLong" ? problem.length - problem.max : 0;
    return t(problem.code, { ...problem, over });
  };
}
