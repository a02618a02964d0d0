const columns = [120, 340, 560];
const rows = [
  { y: 0, height: 240, blur: "pane-near" },
  { y: 264, height: 240, blur: "pane-near" },
  { y: 528, height: 250, blur: "pane-far" },
];

/** The only ornament: window light, tinted by the brand. */
export function WindowLight() {
  return (
    <svg
      className="pointer-events-none absolute inset-0 z-behind size-full forced-colors:hidden"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="pane-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity=".25" />
        </linearGradient>
        <mask id="pane-mask">
          <rect width="1440" height="900" fill="url(#pane-fade)" />
        </mask>
        <filter id="pane-near">
          <feGaussianBlur stdDeviation="2" />
        </filter>
        <filter id="pane-far">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <g mask="url(#pane-mask)">
        <g
          className="fill-[light-dark(var(--color-sheet),oklch(0.285_0.022_var(--brand-h)))]"
          transform="translate(865 -70) skewX(-24)"
        >
          {rows.map(({ y, height, blur }) => (
            <g key={y} filter={`url(#${blur})`}>
              {columns.map((x) => (
                <rect key={x} x={x} y={y} width="196" height={height} />
              ))}
            </g>
          ))}
        </g>
      </g>
    </svg>
  );
}
