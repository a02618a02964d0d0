import type { MediaKind } from "#lib/content/media/file-kind.ts";

export interface PickOptions {
  /** What it is chosen for: "Photos". */
  title: string;
  /** How many more fit; 1 without it. */
  max?: number;
  /** Ids that are there already. */
  taken?: readonly string[];
}

export interface PickMediaOptions extends PickOptions {
  /** Nothing else is shown. */
  kind?: MediaKind;
  /** Of one member alone. */
  createdBy?: string;
}
