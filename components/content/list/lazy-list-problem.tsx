"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect } from "react";

const load = () => import("./list-problem.tsx").then((lazy) => lazy.ListProblem);

/** What is the matter with a list. Where the sentence and its next step cannot be had, that is the matter. */
export const LazyListProblem = dynamic(() => load().catch(() => Unreachable));

/** Fetches it once the page works: a sentence that has to be fetched cannot say that nothing can be fetched. */
export function useListProblemAhead(): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
}

function Unreachable() {
  return (
    <p className="list-said" role="status">
      {useTranslations("list.problem")("unreachable")}
    </p>
  );
}
