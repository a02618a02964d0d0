import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";

/** Why there is nothing to write here. */
export function UnknownNote() {
  const t = useTranslations("unknownType");
  return (
    <div className="unknown-note">
      <Banner tone="accent">{t("note")}</Banner>
    </div>
  );
}
