import { useTranslations } from "next-intl";
import { type Problem, problemSentence } from "#lib/fields/form/problems.ts";

/** The sentence of a problem, with the way out. */
export function useProblemSentence(): (problem: Problem) => string {
  const t = useTranslations("problems");
  return (problem) => problemSentence(problem, t);
}
