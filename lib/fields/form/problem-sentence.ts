import type { Problem } from "./problems.ts";

type Translate = (code: Problem["code"], values: Readonly<Record<string, string | number>>) => string;

export function problemSentence(problem: Problem, t: Translate): string {
  if (problem.code !== "entries") {
    const over = problem.code === "tooLong" || problem.code === "tooMany" ? problem.length - problem.max : 0;
    return t(problem.code, { ...problem, over });
  }
  const [first, ...rest] = problem.entries;
  return t("entries", {
    place: (first?.index ?? 0) + 1,
    problem: first === undefined ? "" : problemSentence(first.problem, t),
    rest: rest.length,
  });
}
