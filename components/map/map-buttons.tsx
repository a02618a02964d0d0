import { Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";

/** For whoever has neither a wheel nor two fingers. */
export function MapButtons({ onZoom }: { onZoom: (by: number) => void }) {
  const t = useTranslations("map");
  return (
    <div className="map-buttons">
      <button type="button" aria-label={t("zoomIn")} onClick={() => onZoom(1)}>
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button type="button" aria-label={t("zoomOut")} onClick={() => onZoom(-1)}>
        <Minus size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
