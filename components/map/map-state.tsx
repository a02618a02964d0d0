"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useSlow } from "#lib/browser/use-slow.ts";

interface MapStateProps {
  kind: "loading" | "failed";
  again: () => void;
}

/** In the place of what is not drawn yet, so that nobody takes it for the open sea. */
export function MapState({ kind, again }: MapStateProps) {
  const t = useTranslations("map");
  const isSlow = useSlow(kind === "loading");
  return (
    <div className="map-state" role="status">
      {kind === "failed" ? t("failed") : isSlow && t("loading")}
      {kind === "failed" && (
        <Button size="small" onClick={again}>
          {t("again")}
        </Button>
      )}
    </div>
  );
}
