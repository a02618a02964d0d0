/** The WCAG 2 contrast ratio, 1 to 21 (black on white). */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, brighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linearParts(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** "#0b6e75", clipped to sRGB. */
export function hexOf(color: Oklch): string {
  return `#${linearParts(color).map(pairOf).join("")}`;
}

/** Linear RGB, 0 to 1, clipped. */
function linearParts({ l, c, h }: Oklch): [red: number, green: number, blue: number] {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    cut(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

function cut(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}

function pairOf(linear: number): string {
  const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(part * 255)
    .toString(16)
    .padStart(2, "0");
}
