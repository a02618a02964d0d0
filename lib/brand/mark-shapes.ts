import type { Brand } from "#lib/space-file/schema.ts";

interface Shapes {
  fill: string;
  stroke: string;
  faint: string;
}

/** The built-in marks, in a box of 28. */
const markShapes: Readonly<Record<Extract<Brand["mark"], string>, Shapes>> = {
  waves: {
    fill: "M18.6 6.7a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 0 1 0-5.8z",
    stroke: "M4.5 17.2c3.2-3.4 6.3-3.4 9.5 0s6.3 3.4 9.5 0",
    faint: "M4.5 21.6c3.2-3.4 6.3-3.4 9.5 0s6.3 3.4 9.5 0",
  },
  panes: {
    fill: "M11 6.500h4.600l-2.700 6h-4.600zM17.700 6.500h4.600l-2.700 6h-4.600zM7.400 14.500h4.600l-3.100 7h-4.600zM14.100 14.500h4.600l-3.100 7h-4.600z",
    stroke: "",
    faint: "",
  },
};

export function shapesOf(mark: Brand["mark"]): Shapes {
  if (typeof mark === "string") return markShapes[mark];
  const { fill = "", stroke = "", faint = "" } = mark;
  return { fill, stroke, faint };
}
