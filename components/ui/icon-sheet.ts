/** All icons, one `<symbol>` each (docs/decisions/0058). */
export const iconSheet = new URL("./icons.svg", import.meta.url).pathname;
