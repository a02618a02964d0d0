import { callScript } from "../inline-script.ts";

declare global {
  interface Window {
    /** The widths of the columns of the list on the page. */
    columnSheet?: CSSStyleSheet;
  }
}

/** An inline script, run before the first paint, that gives a list's table its column widths. */
export function columnSheetScript(rules: string): string {
  return callScript(setColumnRules, rules);
}

/** Replaces the rules of the list on the page. Style sheets of scripts are what the CSP allows besides those of files. */
// Serialized into the page: it can use nothing but its parameter and the browser.
export function setColumnRules(rules: string): void {
  if (window.columnSheet === undefined) {
    window.columnSheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.columnSheet];
  }
  window.columnSheet.replaceSync(rules);
}
