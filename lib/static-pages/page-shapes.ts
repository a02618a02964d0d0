import { shapesOf } from "#lib/brand/mark-shapes.ts";
import type { Brand } from "#lib/space-file/schema.ts";

/** Like `BrandMark`. */
export function markOf({ mark }: Brand): string {
  const { fill, stroke, faint } = shapesOf(mark);
  return [
    '<svg class="mark" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="currentColor"></rect>',
    `<path class="mark-fill" d="${fill}"></path>`,
    stroke && `<path class="mark-stroke" d="${stroke}"></path>`,
    faint && `<path class="mark-stroke" opacity=".55" d="${faint}"></path>`,
    "</svg>",
  ].join("");
}

const columns = [120, 340, 560];
const rows = [
  { y: 0, height: 240, blur: "pane-near" },
  { y: 264, height: 240, blur: "pane-near" },
  { y: 528, height: 250, blur: "pane-far" },
];

/** Like `WindowLight`. */
export const windowLight = [
  '<svg class="window-light" viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">',
  '<defs><linearGradient id="pane-fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"></stop><stop offset="1" stop-color="#fff" stop-opacity=".25"></stop></linearGradient>',
  '<mask id="pane-mask"><rect width="1440" height="900" fill="url(#pane-fade)"></rect></mask>',
  '<filter id="pane-near"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter>',
  '<filter id="pane-far"><feGaussianBlur stdDeviation="9"></feGaussianBlur></filter></defs>',
  '<g mask="url(#pane-mask)"><g class="panes" transform="translate(865 -70) skewX(-24)">',
  ...rows.map(({ y, height, blur }) => {
    const panes = columns.map((x) => `<rect x="${x}" y="${y}" width="196" height="${height}"></rect>`);
    return `<g filter="url(#${blur})">${panes.join("")}</g>`;
  }),
  "</g></g></svg>",
].join("");
