"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { useContent } from "#lib/browser/use-content.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

interface MeanwhileProps {
  contentId: string;
  /** `sys.version` of what the page shows. */
  version: number;
}

/** Looks again when the window gets the focus: a newer version is fetched, a deleted item is said. */
export function Meanwhile({ contentId, version }: MeanwhileProps) {
  const t = useTranslations("item");
  const router = useRouter();
  const { data, error } = useContent(contentId);
  const isNewer = data !== undefined && data.sys.version > version;
  useEffect(() => {
    if (isNewer) router.refresh();
  }, [isNewer, router]);
  if (!isSpaceError(error, "NotFound")) return null;
  return (
    <div className="item-said">
      <Banner tone="warning" role="status">
        {t("goneMeanwhile")}
      </Banner>
    </div>
  );
}
