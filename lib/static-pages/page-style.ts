/** The part of app/styles that static pages need. */
export const pageStyle = `:root {
  color-scheme: light dark;
  --color-background: light-dark(oklch(0.955 0.004 100), oklch(0.162 0.004 95));
  --color-sheet: light-dark(oklch(0.995 0.001 100), oklch(0.205 0.005 95));
  --color-ink: light-dark(oklch(0.235 0.008 100), oklch(0.945 0.004 95));
  --color-ink-2: light-dark(oklch(0.425 0.009 100), oklch(0.79 0.006 95));
  --color-line-strong: light-dark(oklch(0.235 0.008 100 / 0.18), oklch(1 0 0 / 0.17));
  --color-hover: light-dark(oklch(0.235 0.008 100 / 0.045), oklch(1 0 0 / 0.05));
  --accent-light: oklch(min(var(--brand-l), 0.47) min(var(--brand-c), 0.14) var(--brand-h));
  --accent-dark: oklch(clamp(0.78, var(--brand-l), 0.84) min(var(--brand-c), 0.12) var(--brand-h));
  --color-accent: light-dark(var(--accent-light), var(--accent-dark));
  --color-accent-tint: light-dark(oklch(0.958 calc(min(var(--brand-c), 0.08) * 0.18) var(--brand-h)),
                              oklch(0.275 calc(min(var(--brand-c), 0.08) * 0.34) var(--brand-h)));
  --bright: clamp(0, calc((var(--brand-l) - 0.65) * 9999), 1);
  --fill-light: oklch(calc(var(--bright) * min(var(--brand-l), 0.86) + (1 - var(--bright)) * min(var(--brand-l), 0.5)) min(var(--brand-c), 0.2) var(--brand-h));
  --color-fill: light-dark(var(--fill-light), var(--accent-dark));
  --color-on-fill: light-dark(oklch(calc(1 - 0.8 * var(--bright)) calc(0.02 * var(--bright)) var(--brand-h)), oklch(0.2 0.02 var(--brand-h)));
  --color-fill-hover: color-mix(in oklab, var(--color-fill) 88%, light-dark(oklch(var(--bright) 0 0), oklch(1 0 0)));
  --font-sans: "Instrument Sans Variable", "Instrument Sans fallback", "Pretendard Variable", Pretendard,
    "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", system-ui, sans-serif;
  --text-28--letter-spacing: -0.016em;
  --radius-4: 0.75rem;
}
[data-theme="light"] { color-scheme: light; }
[data-theme="dark"] { color-scheme: dark; }
:lang(ko) { --text-28--letter-spacing: -0.01em; word-break: keep-all; overflow-wrap: anywhere; }
*, ::before { box-sizing: border-box; margin: 0; }
[hidden] { display: none !important; }
html {
  background: var(--color-background); color: var(--color-ink); font-family: var(--font-sans); font-synthesis: none;
  -webkit-font-smoothing: antialiased; -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: transparent;
}
body { font: 0.875rem/1.25rem var(--font-sans); word-spacing: 0.03em; }
.auth {
  position: relative; display: grid; place-items: center; min-height: 100dvh; padding: 1.5rem; overflow: hidden; isolation: isolate; background: var(--color-background);
}
.auth::before {
  content: ""; position: absolute; z-index: -2; inset: 0;
  background: radial-gradient(120% 90% at 72% 8%, light-dark(color-mix(in oklab, var(--color-accent-tint) 70%, transparent), oklch(0.2 0.012 var(--brand-h))), transparent 62%);
}
.window-light { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100%; pointer-events: none; }
.window-light .panes { fill: light-dark(var(--color-sheet), oklch(0.285 0.022 var(--brand-h))); }
.mark { display: block; width: 3rem; height: 3rem; color: var(--color-fill); }
.mark-fill { fill: var(--color-on-fill); }
.mark-stroke { fill: none; stroke: var(--color-on-fill); stroke-width: 1.9; stroke-linecap: round; }
.auth-content { width: min(21.5rem, 100%); }
h1 { font-size: 1.75rem; font-weight: 600; line-height: 2.25rem; letter-spacing: var(--text-28--letter-spacing); word-spacing: 0.08em; text-wrap: balance; margin-block-start: 1.5625rem; }
p { text-wrap: balance; color: var(--color-ink-2); font: 0.9375rem/1.5rem var(--font-sans); margin-block-start: 0.25rem; }
.auth-actions { display: flex; flex-direction: column; gap: 0.5rem; margin-block-start: 1.5rem; }
.button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3rem; padding: 0.25rem 1rem; border: 0; border-radius: var(--radius-4);
  font: 500 0.9375rem/1.5rem var(--font-sans); text-decoration: none; cursor: pointer;
  color: var(--color-ink); background: var(--color-sheet); box-shadow: inset 0 0 0 1px var(--color-line-strong);
}
.button:hover { background: linear-gradient(var(--color-hover), var(--color-hover)), var(--color-sheet); }
.button[data-variant="primary"] { font-weight: 600; color: var(--color-on-fill); background: var(--color-fill); box-shadow: none; }
.button[data-variant="primary"]:hover { background: var(--color-fill-hover); }
h2 { font-size: 0.875rem; font-weight: 600; margin-block: 2rem 0.25rem; }
ul { padding: 0; list-style: none; }
li a { display: block; margin-inline: -0.75rem; padding: 0.625rem 0.75rem; border-radius: var(--radius-4); color: inherit; overflow-wrap: anywhere; }
li a:hover { background: var(--color-hover); }
:focus-visible { outline: 2px solid var(--color-accent); outline-offset: 2px; }
@media (width < 48rem) {
  .auth { place-items: end stretch; padding: 1.5rem 1.25rem calc(6rem + env(safe-area-inset-bottom)); }
  .auth-content { width: 100%; }
  .button { min-height: 3.25rem; }
}
@media (forced-colors: active) { .window-light { display: none; } .button { border: 1px solid; } }
`;
