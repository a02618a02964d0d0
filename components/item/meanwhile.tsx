"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import { useContent } from "#lib/browser/content/use-content.ts";
import { useDeletions } from "#lib/browser/deletion/page-deletions.ts";
import type { ContentIds } from "#lib/space/contents.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

const messages = new Map<string, "goneMeanwhile" | "endedMeanwhile" | "otherMember">([
  ["NotFound", "goneMeanwhile"],
  ["SessionEnded", "endedMeanwhile"],
  ["OtherMember", "otherMember"],
]);

interface MeanwhileProps extends ContentIds {
  /** `sys.version` of what the page shows. */
  version: number;
}

/**
 * Reads the item again when the window gets the focus: a newer version is fetched, and a banner says that the item is
 * gone or can't be read. Back may also lead to an item that was deleted in this tab.
 */
export function Meanwhile({ contentTypeId, contentId, version }: MeanwhileProps) {
  const t = useTranslations("item");
  const router = useRouter();
  const { data, error } = useContent({ contentTypeId, contentId });
  const isNewer = data !== undefined && data.sys.version > version;
  useEffect(() => {
    if (isNewer) router.refresh();
  }, [isNewer, router]);
  const { hidden } = useDeletions();
  // An item that is deleted on its own page needs no banner: the page is left at once.
  const [wasDeleted] = useState(hidden.has(contentId));
  const isDeleted = wasDeleted && hidden.has(contentId);
  const code = isDeleted ? "NotFound" : isSpaceError(error) ? error.code : "";
  const message = messages.get(code);
  if (message === undefined) return null;
  return (
    <div className="mx-auto mt-4 max-w-measure px-6 max-tablet:px-4">
      <Banner tone="warning" role="status" action={code !== "NotFound" && <NextStep code={code} />}>
        {t(message)}
      </Banner>
    </div>
  );
}

function NextStep({ code }: { code: string }) {
  const t = useTranslations("item.problem");
  if (code === "SessionEnded") return <SignInLink>{t("signIn")}</SignInLink>;
  return code === "OtherMember" && <ReloadButton>{t("reload")}</ReloadButton>;
}
