"use client";

import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import type { Undeleted } from "#lib/browser/removal-state.ts";
import { pageRemovals } from "#lib/browser/removals.ts";
import { clip } from "#lib/content/clip-text.ts";
import { useRemoval } from "./use-removal.ts";

const titleMax = 80;
/** After these the same call would be answered the same. */
const closed = new Set<Undeleted["failure"]>(["refused", "ended", "otherMember"]);

/** One line for each item with its reason, and the next step. */
export function UndeletedItems({ items }: { items: readonly Undeleted[] }) {
  const t = useTranslations("listTools.removal");
  const reasons = useTranslations("item.delete");
  const problems = useTranslations("item.problem");
  const remove = useRemoval();
  const again = items.filter(({ failure }) => !closed.has(failure));
  return (
    <div className="list-said">
      <Banner
        tone="danger"
        role="alert"
        action={
          <span className="undeleted-acts">
            {items.some(({ failure }) => failure === "ended") && (
              <SignInLink>{problems("signIn")}</SignInLink>
            )}
            {items.some(({ failure }) => failure === "otherMember") && (
              <ReloadButton>{problems("reload")}</ReloadButton>
            )}
            {again.length > 0 && (
              <Button size="small" onClick={() => remove(again)}>
                {t("again")}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => pageRemovals().forgetUndeleted()}>
              {t("understood")}
            </Button>
          </span>
        }
      >
        <p className="font-semibold">{t("failed", { count: items.length })}</p>
        <ul className="undeleted">
          {items.map(({ id, title, failure }) => (
            <li key={id}>
              <bdi>{clip(title, titleMax) || t("untitled")}</bdi>: {reasons(failure)}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
