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
    <div className="map-state" role="status">
      {again ? t("failed") : isSlow && t("loading")}
      {again && (
        <Button className="pointer-events-auto" size="small" onClick={again}>
          {t("again")}
        </Button>
      )}
    </div>
  );
}
