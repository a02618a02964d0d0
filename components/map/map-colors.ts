import { useEffect, useState } from "react";

/** Each token, and the system color that replaces it in forced colors. */
const tokens = {
  water: ["--color-map-water", "Canvas"],
  land: ["--color-map-land", "Canvas"],
  coast: ["--color-map-coast", "CanvasText"],
  border: ["--color-map-border", "GrayText"],
  label: ["--color-ink-2", "CanvasText"],
  place: ["--color-ink", "CanvasText"],
  accent: ["--color-accent", "Highlight"],
  edge: ["--color-sheet", "Canvas"],
} as const;

export type MapColors = Record<keyof typeof tokens, string>;

const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"];

/** The colors of the theme as `rgb()`, which is what WebGL maps read; again when the theme changes. */
export function useMapColors(): { colors: MapColors; isDark: boolean } {
  const [colors, setColors] = useState(readColors);
  useEffect(() => {
    const stop = new AbortController();
    const read = () => setColors(readColors());
    for (const query of queries) {
      window.matchMedia(query).addEventListener("change", read, { signal: stop.signal });
    }
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, []);
  return colors;
}

function readColors(): { colors: MapColors; isDark: boolean } {
  const isForced = window.matchMedia("(forced-colors: active)").matches;
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.setProperty("forced-color-adjust", "none");
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const read = ([token, system]: readonly [string, string]) => {
    probe.style.color = isForced ? system : `var(${token})`;
    if (pixel === null) return "gray";
    pixel.fillStyle = getComputedStyle(probe).color;
    pixel.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const { water, land, coast, border, label, place, accent, edge } = tokens;
  const colors = {
    ...{ water: read(water), land: read(land), coast: read(coast), border: read(border) },
    ...{ label: read(label), place: read(place), accent: read(accent), edge: read(edge) },
  };
  const isDark = getComputedStyle(document.documentElement).colorScheme === "dark";
  probe.remove();
  return { colors, isDark };
}
