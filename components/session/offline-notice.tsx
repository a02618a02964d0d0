import { CloudOff, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Time } from "#components/ui/time.tsx";

const cloudOff = <CloudOff />;

/** @param at when the page was stored, in RFC 3339 */
export function OfflineNotice({ at }: { at: string }) {
  const t = useTranslations("session");
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Banner tone="floating" icon={cloudOff} className="max-tablet:pt-1!">
      {/* In one line on a phone too. */}
      <div className="flex items-center gap-2">
        <span className="flex-1">{t.rich("offline", { time: () => <Time at={at} form="short" /> })}</span>
        <Button
          size="small"
          variant="quiet"
          iconOnly
          aria-label={t("dismiss")}
          icon={<X size={16} />}
          onClick={() => setDismissed(true)}
        />
      </div>
    </Banner>
  );
}
