import "maplibre-gl/dist/maplibre-gl.css";
import { Map as GlMap, getVersion, type MapOptions, ScaleControl, setWorkerUrl } from "maplibre-gl";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { mapFiles } from "#lib/paths.ts";
import { useMapSettings } from "./map-settings.tsx";

interface GlMapOptions {
  /** Fingers and the wheel act on the map at once; otherwise they scroll the page, except two fingers and Ctrl. */
  isForPicking: boolean;
}

const zoomMax = 16;

/** A MapLibre map in an element; undefined until its first style is drawn. */
export function useGlMap(
  ref: RefObject<HTMLElement | null>,
  { isForPicking }: GlMapOptions,
): GlMap | undefined {
  const t = useTranslations("map");
  const [map, setMap] = useState<GlMap>();
  const words = () => ({
    "CooperativeGesturesHandler.WindowsHelpText": t("ctrlScroll"),
    "CooperativeGesturesHandler.MacHelpText": t("commandScroll"),
    "CooperativeGesturesHandler.MobileHelpText": t("twoFingers"),
  });
  const { origins = [] } = useMapSettings();
  const begin = useEffectEvent((container: HTMLElement) => {
    setWorkerUrl(workerUrl(origins));
    return createMap({ container, locale: words(), cooperativeGestures: !isForPicking });
  });
  useEffect(() => {
    if (ref.current === null) return;
    const made = begin(ref.current);
    setMap(made);
    return () => {
      setMap(undefined);
      made.remove();
    };
  }, [ref]);
  return map;
}

/** With the origins, because the answer is cached for a year together with its policy, which names them. */
function workerUrl(origins: readonly string[]): string {
  const query = new URLSearchParams(origins.map((origin) => ["origin", origin]));
  return `${location.origin}${mapFiles}worker-${getVersion()}.js?${query}`;
}

function createMap(options: Pick<MapOptions, "container" | "locale" | "cooperativeGestures">): GlMap {
  const map = new GlMap({
    ...options,
    ...{ center: [0, 25], zoom: 0, maxZoom: zoomMax },
    ...{ dragRotate: false, pitchWithRotate: false, touchPitch: false },
    attributionControl: { compact: false },
    maplibreLogo: false,
    clickTolerance: 5,
    fadeDuration: 0,
  });
  map.keyboard.disableRotation();
  map.touchZoomRotate.disableRotation();
  map.addControl(new ScaleControl({ maxWidth: 88 }), "bottom-left");
  // A wheel that scrolls the page over the map goes on scrolling.
  if (options.cooperativeGestures === false) {
    map.scrollZoom.disable();
    const container = map.getContainer();
    container.addEventListener("focusin", () => map.scrollZoom.enable());
    container.addEventListener("focusout", () => map.scrollZoom.disable());
  }
  return map;
}
