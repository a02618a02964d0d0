import type { Map as GlMap, StyleSpecification } from "maplibre-gl";
import { useLocale } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import useSWR from "swr";
import { useMapColors } from "./map-colors.ts";
import type { MapSubject } from "./map-props.ts";
import { useMapSettings } from "./map-settings.tsx";
import { type Named, ownBase, pictureBase, withOverlay } from "./map-style.ts";

type Drawn = "loading" | "drawn" | "failed";

/** Draws the base, the subject and the Space's places, and again when one of them changes. */
export function useMapStyle(
  map: GlMap | undefined,
  subject: MapSubject,
  places: readonly Named[] | undefined,
) {
  const { colors, isDark } = useMapColors();
  const language = useLocale();
  const [drawn, setDrawn] = useState<Drawn>("loading");
  const named = useNamedBase(isDark);
  const own = useMemo(() => ownBase({ colors, language }), [colors, language]);
  const base = named === undefined ? undefined : (named ?? own);
  const { center, marker, radiusKilometers, polygon } = subject;
  const style = useMemo(
    () =>
      base &&
      withOverlay(base, {
        subject: { center, marker, radiusKilometers, polygon },
        places: places ?? [],
        colors,
      }),
    [base, center, marker, radiusKilometers, polygon, places, colors],
  );
  const setter = useRef<StyleSetter>(undefined);
  useEffect(() => {
    if (map === undefined || style === undefined) return;
    if (setter.current?.map !== map) setter.current = styleSetter(map);
    setter.current.set(style);
  }, [map, style]);
  useEffect(() => {
    if (map === undefined) return;
    let hasFailed = false;
    const idle = map.on("idle", () => {
      if (map.areTilesLoaded() && !hasFailed) setDrawn("drawn");
      hasFailed = false;
    });
    const error = map.on("error", () => {
      hasFailed = true;
      setDrawn((now) => (now === "drawn" ? now : "failed"));
    });
    return () => {
      idle.unsubscribe();
      error.unsubscribe();
    };
  }, [map]);
  const again = () => {
    setDrawn("loading");
    if (style !== undefined) map?.setStyle(style, { diff: false });
  };
  return { drawn, again };
}

interface StyleSetter {
  map: GlMap;
  set: (style: StyleSpecification) => void;
}

/** Sets the newest style once the first is read: one that is still being read can't be compared with the next. */
function styleSetter(map: GlMap): StyleSetter {
  let state: "new" | "reading" | "read" = "new";
  let next: StyleSpecification | undefined;
  map.on("style.load", () => {
    state = "read";
    if (next !== undefined) map.setStyle(next);
    next = undefined;
  });
  return {
    map,
    set: (style) => {
      if (state === "reading") next = style;
      else map.setStyle(style);
      if (state === "new") state = "reading";
    },
  };
}

/** What the Space file names; null if it names nothing or that can't be loaded, undefined while it loads. */
function useNamedBase(isDark: boolean): StyleSpecification | null | undefined {
  const { base } = useMapSettings();
  const url = base && "style" in base ? ((isDark ? base.darkStyle : undefined) ?? base.style) : undefined;
  const { data, error } = useSWR(url === undefined ? null : ["map style", url], () => readStyle(url), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return useMemo(() => {
    if (base === undefined || error !== undefined) return null;
    return "tiles" in base ? pictureBase(base) : data;
  }, [base, data, error]);
}

async function readStyle(url = ""): Promise<StyleSpecification> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The map style answered ${response.status}.`);
  const style: unknown = await response.json();
  if (!isStyle(style)) throw new Error("The map style has no sources or no layers.");
  return style;
}

/** As much as `withOverlay` reads; MapLibre validates the rest. */
function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== "object" || value === null || !("layers" in value && "sources" in value)) return false;
  return Array.isArray(value.layers) && typeof value.sources === "object";
}
