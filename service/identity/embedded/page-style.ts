/** The roles that this page uses, and their values, are those of the product's design tokens. */
const tokens = `
:root {
  color-scheme: light dark;
  --room: light-dark(oklch(0.955 0.004 100), oklch(0.162 0.004 95));
  --sheet: light-dark(oklch(0.995 0.001 100), oklch(0.205 0.005 95));
  --ink: light-dark(oklch(0.235 0.008 100), oklch(0.945 0.004 95));
  --ink-2: light-dark(oklch(0.425 0.009 100), oklch(0.79 0.006 95));
  --ink-3: light-dark(oklch(0.53 0.009 100), oklch(0.7 0.007 95));
  --line: light-dark(oklch(0.235 0.008 100 / 0.1), oklch(1 0 0 / 0.09));
  --line-strong: light-dark(oklch(0.235 0.008 100 / 0.18), oklch(1 0 0 / 0.17));
  --line-control: light-dark(oklch(0.625 0.008 100), oklch(0.56 0.008 95));
  --hover: light-dark(oklch(0.235 0.008 100 / 0.045), oklch(1 0 0 / 0.05));
  --pressed: light-dark(oklch(0.235 0.008 100 / 0.085), oklch(1 0 0 / 0.09));
  --accent: light-dark(oklch(0.45 0.078 195), oklch(0.78 0.078 195));
  --accent-fill: light-dark(oklch(0.45 0.078 195), oklch(0.78 0.078 195));
  --on-fill: light-dark(oklch(1 0 0), oklch(0.2 0.02 195));
  --fill-hover: color-mix(in oklab, var(--accent-fill) 88%, light-dark(oklch(0 0 0), oklch(1 0 0)));
  --danger: light-dark(oklch(0.51 0.185 27), oklch(0.77 0.13 25));
  --font: "Instrument Sans Variable", "Instrument Sans fallback", "Pretendard Variable", Pretendard,
    "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", system-ui, sans-serif;
}
@media (prefers-contrast: more) { :root { --line: var(--line-control); --ink-3: var(--ink-2); } }
`;

const fonts = (fontPath: string) => `
@font-face { font-family: "Instrument Sans Variable"; font-weight: 400 700; font-display: swap;
  src: url("${fontPath}") format("woff2-variations"); }
@font-face { font-family: "Instrument Sans fallback"; src: local("Arial");
  size-adjust: 102.5%; ascent-override: 94.6%; descent-override: 24.4%; }
`;

const frame = `
* { box-sizing: border-box; }
html { background: var(--room); -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; padding: 2rem 1rem;
  font: 0.9375rem/1.5rem var(--font); word-spacing: 0.03em; color: var(--ink); }
body { overflow-wrap: anywhere; }
:lang(ko) { word-break: keep-all; }
main { width: min(28rem, 100%); padding: 2rem; border-radius: 1rem; background: var(--sheet); box-shadow: 0 0 0 1px var(--line); }
h1 { margin: 0; font: 600 1.25rem/1.75rem var(--font); letter-spacing: -0.008em; word-spacing: 0.08em; text-wrap: balance; }
:lang(ko) h1 { letter-spacing: 0; }
p { margin: 0.5rem 0 0; color: var(--ink-2); text-wrap: pretty; }
.mark { display: block; width: 2rem; height: 2rem; margin-bottom: 1.25rem; color: var(--accent-fill); }
.mark .pane { fill: var(--on-fill); }
`;

const controls = `
button, input { font: inherit; word-spacing: inherit; color: inherit; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.accounts { list-style: none; margin: 1.5rem -0.75rem 0; padding: 0; }
.accounts button { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr) auto; align-items: center; gap: 0 0.75rem;
  width: 100%; min-height: 4rem; padding: 0.5rem 0.75rem; border: 0; border-radius: 0.5rem; background: none; text-align: start; }
.accounts button:hover { background: var(--hover); }
.accounts button:active { background: var(--pressed); }
.avatar { grid-row: span 2; width: 2.5rem; height: 2.5rem; border-radius: 50%; display: grid; place-items: center;
  font: 600 0.8125rem/1 var(--font); }
.tint-0 { background: light-dark(oklch(0.93 0.035 195), oklch(0.34 0.04 195)); }
.tint-1 { background: light-dark(oklch(0.93 0.035 85), oklch(0.34 0.04 85)); }
.tint-2 { background: light-dark(oklch(0.93 0.035 300), oklch(0.34 0.04 300)); }
.tint-3 { background: light-dark(oklch(0.93 0.035 25), oklch(0.34 0.04 25)); }
.name { font: 600 0.875rem/1.25rem var(--font); align-self: end; }
.address { grid-column: 2; grid-row: 2; align-self: start; font-size: 0.8125rem; line-height: 1.25rem; color: var(--ink-3);
  overflow: hidden; text-overflow: ellipsis; }
.standing { grid-column: 3; grid-row: 1 / span 2; font-size: 0.8125rem; line-height: 1.25rem; color: var(--ink-2); }
.new { margin-top: 1rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
label { display: block; margin-bottom: 0.25rem; font: 500 0.8125rem/1.25rem var(--font); color: var(--ink-2); }
.entry { display: flex; gap: 0.5rem; }
input { flex: 1; min-width: 0; height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--line-control); border-radius: 0.5rem;
  background: none; font-size: 1rem; }
input:hover { border-color: var(--ink-3); }
input:focus { outline: 2px solid var(--accent); outline-offset: -2px; }
input[aria-invalid="true"] { outline: 2px solid var(--danger); outline-offset: -2px; }
.hint { margin-top: 0.25rem; font-size: 0.8125rem; line-height: 1.25rem; color: var(--ink-3); }
.problem { color: var(--danger); }
.primary, .quiet { min-height: 2.75rem; padding: 0 1rem; border: 0; border-radius: 0.5rem; font-size: 0.875rem; font-weight: 600; }
.primary { background: var(--accent-fill); color: var(--on-fill); }
.primary:hover { background: var(--fill-hover); }
.quiet { margin: 1rem 0 0 -1rem; background: none; color: var(--ink-2); font-weight: 500; }
.quiet:hover { background: var(--hover); color: var(--ink); }
@media (forced-colors: active) { main, .accounts button, .primary, .quiet { border: 1px solid; } }
@media (max-width: 30rem) {
  html { background: var(--sheet); }
  body { padding: 0; place-items: start stretch; }
  main { width: 100%; padding: 2rem 1rem max(1rem, env(safe-area-inset-bottom)); border-radius: 0; box-shadow: none; }
}
`;

/** The whole style of the page, for a `<style>` that the Content-Security-Policy names by its hash. */
export function pageStyle(fontPath: string): string {
  return tokens + fonts(fontPath) + frame + controls;
}
