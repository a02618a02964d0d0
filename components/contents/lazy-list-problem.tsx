import dynamic from "next/dynamic";
import { useEffect } from "react";
import { Unreachable } from "#components/list/unreachable.tsx";

const load = () => import("./list-problem.tsx").then((lazy) => lazy.ListProblem);

/** What is the matter with a list. Where the sentence and its next step cannot be had, that is the matter. */
export const LazyListProblem = dynamic(() => load().catch(() => Unreachable), { loading: () => null });

/** Fetches it once the page works: a sentence that has to be fetched cannot say that nothing can be fetched. */
export function useListProblemAhead(): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
}
