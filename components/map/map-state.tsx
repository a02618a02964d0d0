import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useSlow } from "#lib/browser/time/delays.ts";

interface MapStateProps {
  /** Undefined while it loads. */
  again: (() => void) | undefined;
}

/** Shown until the map is drawn, so that it is not taken for sea. */
export function MapState({ again }: MapStateProps) {
  const t = useTranslations("map");
  const isSlow = useSlow(again === undefined);
  return (
    <div
      className="pointer-events-none absolute inset-0 z-above flex flex-wrap place-content-center items-center gap-2 px-10 py-4 text-center text-13 text-balance text-ink-2"
      role="status"
    >
      {again ? t("failed") : isSlow && t("loading")}
      {again && (
        <Button size="small" className="pointer-events-auto" onClick={again}>
          {t("again")}
        </Button>
      )}
    </div>
  );
}
