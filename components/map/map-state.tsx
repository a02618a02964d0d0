import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useSlow } from "#lib/browser/time/use-slow.ts";

interface MapStateProps {
  /** There once it could not be had; without it, it is on its way. */
  again: (() => void) | undefined;
}

/** In the place of what is not drawn yet, so that nobody takes it for the open sea. */
export function MapState({ again }: MapStateProps) {
  const t = useTranslations("map");
  const isSlow = useSlow(again === undefined);
  return (
    <div className="map-state" role="status">
      {again ? t("failed") : isSlow && t("loading")}
      {again && (
        <Button size="small" onClick={again}>
          {t("again")}
        </Button>
      )}
    </div>
  );
}
