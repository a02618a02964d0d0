/** Two colour schemes, nothing loaded from elsewhere. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c2526, #e6eceb); --soft: light-dark(#5a6768, #9fadac);
  --line: light-dark(#dde4e3, #2c3737); --sheet: light-dark(#fff, #141b1b); --accent: light-dark(#0b6b6b, #6fd0cc); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--sheet); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-inline-size: 56rem; margin-inline: auto; padding: 2.5rem 1.25rem 6rem; }
h1 { font-size: 1.75rem; margin: 0; } h2 { margin: 3rem 0 .25rem; font-size: 1.25rem; }
p { margin: .25rem 0 1rem; color: var(--soft); }
a { color: var(--accent); }
details { border-block-start: 1px solid var(--line); }
details:last-of-type { border-block-end: 1px solid var(--line); }
summary { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .7rem .25rem; cursor: pointer; }
summary:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
summary span { color: var(--soft); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
.method { min-inline-size: 4rem; font-weight: 600; color: var(--accent); }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .35rem 1.25rem; margin: 0 .25rem 1rem; }
dt { font: .875rem/1.6 ui-monospace, monospace; } dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0 .25rem 1rem; padding: .75rem 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; }
h3 { margin: .75rem .25rem .35rem; font-size: .875rem; }
`;
