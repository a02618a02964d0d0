import { AppWindow } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Holding } from "#lib/browser/drafts/draft-hold.ts";

interface TabNoticeProps {
  holding: Holding;
  onTakeOver: () => void;
}

const handoverMilliseconds = 400;

/** The same draft is open in another tab: which of them writes it, and the way to write here. */
export function TabNotice({ holding, onTakeOver }: TabNoticeProps) {
  const t = useTranslations("conflict");
  const [isSaid, setSaid] = useState(false);
  // A reload gives the draft from one page to the next, which is nothing to talk about.
  useEffect(() => {
    if (holding === "mine") return setSaid(false);
    const timer = setTimeout(() => setSaid(true), handoverMilliseconds);
    return () => clearTimeout(timer);
  }, [holding]);
  if (!isSaid || holding === "mine") return null;
  const icon = <AppWindow size={18} strokeWidth={1.75} aria-hidden="true" />;
  if (holding === "shared") {
    return (
      <Banner tone="warning" role="status" icon={icon}>
        {t("openTwice")}
      </Banner>
    );
  }
  const action = (
    <Button size="small" onClick={onTakeOver}>
      {t("writeHere")}
    </Button>
  );
  return (
    <Banner role="status" icon={icon} action={action}>
      {t("openElsewhere")}
    </Banner>
  );
}
