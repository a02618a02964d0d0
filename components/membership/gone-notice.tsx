import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";

interface GoneNoticeProps {
  name: string;
  close: () => void;
}

/** Somebody removed the member whose roles were to be changed. */
export function GoneNotice({ name, close }: GoneNoticeProps) {
  const t = useTranslations("console.change");
  return (
    <div className="list-said">
      <Banner
        tone="warning"
        role="alert"
        action={
          <Button size="small" variant="quiet" onClick={close}>
            {t("understood")}
          </Button>
        }
      >
        {t("gone", { name })}
      </Banner>
    </div>
  );
}
