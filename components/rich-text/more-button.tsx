import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";

/** Shows the next part of a long text; in print, a sentence. */
export function MoreButton({ onClick, busy = false }: { onClick?: () => void; busy?: boolean }) {
  const t = useTranslations("ui");
  return (
    <>
      <Button className="print:hidden" busy={busy} onClick={onClick}>
        {t("showMore")}
      </Button>
      <p className="hidden print:block">{t("moreOnScreen")}</p>
    </>
  );
}
