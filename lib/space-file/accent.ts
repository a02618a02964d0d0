import { contrast, type Oklch } from "#lib/color/oklch.ts";

export type Theme = "light" | "dark";

/** Backgrounds of accent text (app/styles/theme.css); the selection's has the brand's hue. */
const grounds = {
  light: {
    background: { l: 0.955, c: 0.004, h: 100 },
    sheet: { l: 0.995, c: 0.001, h: 100 },
    sunken: { l: 0.972, c: 0.003, h: 100 },
    raised: { l: 1, c: 0, h: 0 },
  },
  dark: {
    background: { l: 0.162, c: 0.004, h: 95 },
    sheet: { l: 0.205, c: 0.005, h: 95 },
    sunken: { l: 0.178, c: 0.004, h: 95 },
    raised: { l: 0.252, c: 0.006, h: 95 },
  },
} as const satisfies Record<Theme, Record<string, Oklch>>;

/** WCAG 2, AA, for text of any size. */
export const leastForText = 4.5;

interface Pair {
  /** "accent on the background" */
  of: string;
  ratio: number;
}

/** The accent for a brand's colour, always legible (theme.css, `--color-accent`). */
export function derivedAccent({ l, c, h }: Oklch, theme: Theme): Oklch {
  return theme === "light"
    ? { l: Math.min(l, 0.47), c: Math.min(c, 0.14), h }
    : { l: Math.min(Math.max(l, 0.78), 0.84), c: Math.min(c, 0.12), h };
}

/** The lowest contrast of text in an accent or on it. `color` is the brand's, which tints selections. */
export function leastLegible(accent: Oklch, color: Oklch, theme: Theme): Pair {
  const tint = {
    l: theme === "light" ? 0.958 : 0.275,
    c: Math.min(color.c, 0.08) * (theme === "light" ? 0.18 : 0.34),
    h: color.h,
  };
  const words = theme === "light" ? { l: 1, c: 0, h: 0 } : { l: 0.2, c: 0.02, h: color.h };
  const pairs: Pair[] = [
    ...Object.entries({ ...grounds[theme], "what is chosen": tint }).map(([name, ground]) => ({
      of: name === "what is chosen" ? `accent on ${name}` : `accent on the ${name}`,
      ratio: contrast(accent, ground),
    })),
    { of: `${theme === "light" ? "white" : "dark"} words on the accent`, ratio: contrast(words, accent) },
  ];
  return pairs.reduce((least, pair) => (pair.ratio < least.ratio ? pair : least));
}

const step = { lightness: 0.005, chroma: 0.01 };

/** The nearest legible accent of the same hue by lightness; with less chroma only if no lightness suffices. */
export function nearestLegible(accent: Oklch, color: Oklch, theme: Theme): Oklch {
  let near = nextInLightness(accent, color, theme);
  for (let { c } = accent; leastLegible(near, color, theme).ratio < leastForText && c > 0; ) {
    c = Math.max(c - step.chroma, 0);
    near = nextInLightness({ ...accent, c }, color, theme);
  }
  return near;
}

function nextInLightness(accent: Oklch, color: Oklch, theme: Theme): Oklch {
  const [direction, end] = theme === "light" ? [-step.lightness, 0] : [step.lightness, 1];
  let near = accent;
  while (leastLegible(near, color, theme).ratio < leastForText && near.l !== end) {
    const l = Math.min(Math.max(near.l + direction, 0), 1);
    near = { ...near, l: Math.round(l * 1000) / 1000 };
  }
  return near;
}
