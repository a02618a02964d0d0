import { AppWindow } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import type { EditedIn } from "#lib/browser/drafts/draft-state.ts";

interface TabNoticeProps {
  editedIn: EditedIn;
  onTakeOver: () => void;
}

const handoverMilliseconds = 400;

/** The same draft is open in another tab: which of them writes it, and the way to write here. */
export function TabNotice({ editedIn, onTakeOver }: TabNoticeProps) {
  const t = useTranslations("conflict");
  const [isSaid, setSaid] = useState(false);
  // A reload gives the draft from one page to the next, which is nothing to talk about.
  useEffect(() => {
    if (editedIn === "thisTab") return setSaid(false);
    const timer = setTimeout(() => setSaid(true), handoverMilliseconds);
    return () => clearTimeout(timer);
  }, [editedIn]);
  if (!isSaid || editedIn === "thisTab") return null;
  const icon = <AppWindow size={18} strokeWidth={1.75} aria-hidden="true" />;
  if (editedIn === "shared") {
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
