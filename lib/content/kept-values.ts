import type { Display } from "./display-value.ts";

/** Values that the form shows and sends back as they are; plain data, by slot name. */
export type KeptValues = Readonly<Record<string, Display>>;

/** Whether any locale holds something of a field. */
export function isKept(kept: KeptValues, apiName: string): boolean {
  return Object.keys(kept).some((name) => name.startsWith(`${apiName}.`));
}
