import { useTranslations } from "next-intl";
import { problemSentence } from "#lib/content/form/problem-sentence.ts";
import type { Problem } from "#lib/content/form/problems.ts";

/** The sentence of a problem, with the way out. */
export function useProblemSentence(): (problem: Problem) => string {
  const t = useTranslations("problems");
  return (problem) => problemSentence(problem, t);
}
