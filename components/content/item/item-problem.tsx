"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { Problem } from "#lib/content/list-served.ts";

const unreachable = new Set(["Unreachable", "Unavailable"]);

/** An item that cannot be had just now. */
export function ItemProblem({ problem }: { problem: Problem }) {
  const t = useTranslations("item.problem");
  const router = useRouter();
  const [isBusy, start] = useTransition();
  return (
    <EmptyState
      whole
      drawing={false}
      title={unreachable.has(problem.code) ? t("unreachable") : t("other")}
      text={problem.requestId === undefined ? "" : t("reference", { requestId: problem.requestId })}
      actions={
        <Button variant="primary" size="large" busy={isBusy} onClick={() => start(() => router.refresh())}>
          {t("again")}
        </Button>
      }
    />
  );
}
