import { useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { CrossButton } from "#components/ui/cross-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Time } from "#components/ui/time.tsx";

const cloudOff = <Icon name="cloud-off" />;

/** @param at when the page was stored, in RFC 3339 */
export function OfflineNotice({ at }: { at: string }) {
  const t = useTranslations("session");
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Banner
      tone="floating"
      icon={cloudOff}
      iconAction
      action={<CrossButton label={t("dismiss")} onClick={() => setDismissed(true)} />}
    >
      {t.rich("offline", { time: () => <Time at={at} form="short" /> })}
    </Banner>
  );
}
