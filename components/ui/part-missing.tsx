import { useTranslations } from "next-intl";
import { Button } from "./button.tsx";

/** Says in the place of a part that it cannot be had, and asks for it again. */
export function PartMissing({ again }: { again: () => void }) {
  const t = useTranslations("ui");
  return (
    <p className="part-missing" role="alert">
      {t("notThere")}{" "}
      <Button
        variant="text"
        size="small"
        onClick={({ currentTarget }) => {
          // The button goes; the focus stays in what is open.
          currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
          again();
        }}
      >
        {t("tryAgain")}
      </Button>
    </p>
  );
}

/** In the place of a part that cannot be had until the page is opened anew. */
export function NotThere() {
  return (
    <p className="part-missing" role="alert">
      {useTranslations("ui")("notThere")}
    </p>
  );
}
