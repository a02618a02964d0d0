"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "#components/ui/button.tsx";
import { DeadEnd } from "#components/ui/dead-end.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Page } from "#components/ui/page.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import type { Problem } from "#lib/content/space-problem.ts";
import { manyOf } from "#lib/content/type-words.ts";
import { paths } from "#lib/paths.ts";
import { itemProblemKind } from "./item-problem-kind.ts";
import { useType } from "./type-context.tsx";

/** Why the item couldn't be read. */
export function ItemProblem({ problem }: { problem: Problem }) {
  const t = useTranslations("item.problem");
  const router = useRouter();
  const [isBusy, start] = useTransition();
  return (
    <Page>
      <EmptyState
        whole
        drawing={false}
        title={t(itemProblemKind(problem.code))}
        text={problem.requestId === undefined ? "" : t("reference", { requestId: problem.requestId })}
        actions={
          problem.code === "SessionEnded" ? (
            <SignInLink>{t("signIn")}</SignInLink>
          ) : (
            <Button
              variant="primary"
              size="large"
              busy={isBusy}
              onClick={() => start(() => router.refresh())}
            >
              {t("again")}
            </Button>
          )
        }
      />
    </Page>
  );
}

/** The item was deleted or the member has no access: the service doesn't say which. */
export function ItemMissing() {
  const t = useTranslations("item.missing");
  const type = useType();
  return (
    <DeadEnd
      title={t("title")}
      text={t("text")}
      href={paths.contents(type.id)}
      action={t("list", { many: manyOf(type, useLocale()) })}
    />
  );
}
