import dynamic from "next/dynamic";
import { ProblemBanner } from "#components/collection/problem-banner.tsx";
import { Unreachable } from "#components/collection/unreachable.tsx";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import type { Problem } from "#lib/content/space-problem.ts";
import type { ListSubject } from "./list-subject.ts";
import { viewAddress } from "./view-address.ts";

/** It brings the words of every filter. */
export const ContentsAddressProblem = dynamic(
  () =>
    import("./contents-address-problem.tsx")
      .then((lazy) => lazy.ContentsAddressProblem)
      .catch(() => Unreachable),
  { loading: () => null },
);

interface ContentsProblemProps {
  subject: ListSubject;
  view: ContentsView;
  list: Pick<ShownPage<unknown>, "rows" | "retry"> & { problem: Problem | undefined };
}

/** Why a type's list cannot be had, and the next step. */
export function ContentsProblem({ subject, view, list }: ContentsProblemProps) {
  const { problem, rows, retry } = list;
  return (
    problem && (
      <ProblemBanner
        {...{ problem, rows, retry }}
        firstPage={viewAddress(subject, view, {})}
        withoutFilters={viewAddress(subject, view, { filters: [] })}
      />
    )
  );
}
