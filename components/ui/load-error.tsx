import { useTranslations } from "next-intl";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

/** Says, in place of a part, that it could not be loaded, and offers to try again. */
export function LoadError({ again, className }: { again: () => void; className?: string }) {
  const t = useTranslations("ui");
  return (
    <p className={classNames("text-13 font-normal text-ink-2", className)} role="alert">
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

/** The same for `lazyPart`: nothing while it loads. */
export const renderLoadError = (again: (() => void) | undefined) => again && <LoadError again={again} />;
