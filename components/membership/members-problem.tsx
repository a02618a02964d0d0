import { useTranslations } from "next-intl";
import { ProblemBanner } from "#components/collection/problem-banner.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import { membersOf } from "#lib/collection/of/members.ts";
import { problemKind } from "#lib/content/space-problem.ts";
import { paths } from "#lib/paths.ts";

const named = ["pageGone", "unreachable", "refused", "gone", "limited", "ended", "otherMember"] as const;

interface MembersProblemProps {
  spaceId: string;
  list: Pick<ShownPage<unknown>, "problem" | "rows" | "retry">;
}

/** Why the members could not be read, and the next step; rows that were read before stay. */
export function MembersProblem({ spaceId, list: { problem, rows, retry } }: MembersProblemProps) {
  const t = useTranslations("console.problem");
  if (problem === undefined) return null;
  const kind = problemKind(problem.code, named);
  const isClosed = kind === "gone" || kind === "refused";
  return (
    <ProblemBanner
      {...{ problem, rows, retry }}
      sentence={t(kind)}
      firstPage={membersOf(spaceId).plain}
      action={
        isClosed ? (
          <ButtonLink size="small" href={paths.console.spaces()}>
            {t("spaces")}
          </ButtonLink>
        ) : (
          kind !== "pageGone" && (
            <Button size="small" onClick={retry}>
              {t("again")}
            </Button>
          )
        )
      }
    />
  );
}
