import { useTranslations } from "next-intl";
import { problemSentence } from "#lib/fields/form/problem-sentence.ts";
import type { Problem } from "#lib/fields/form/problems.ts";

/** The sentence of a problem, with the way out. */
export function useProblemSentence(): (problem: Problem) => string {
  const t = useTranslations("problems");
  return (problem) => problemSentence(problem, t);
}
