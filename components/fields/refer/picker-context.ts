import { createContext, use } from "react";
import type { MediaKind } from "#lib/content/media/file-kind.ts";
import type { TitledType } from "#lib/content/type-words.ts";
import type { Naming } from "#lib/fields/refer/target-look.ts";
import type { Content } from "#lib/space/content.ts";
import type { Media } from "#lib/space/media.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

export interface PickContentOptions extends PickOptions {
  /** Of which something is chosen. */
  types: readonly ContentType[];
}

/** Who chooses, and how what is chosen is named. */
export interface PickerPlace {
  memberId: string;
  naming: Naming;
  locales: readonly { id: string; label: string; name: string }[];
  /** Every type of which something may be chosen or made. */
  types: readonly ContentType[];
  /** Types to whose items a text can link. */
  linkTypes?: readonly TitledType[] | undefined;
}

export type PickRequest = { id: number } & (
  | { kind: "media"; options: PickMediaOptions; answer: (chosen: Media[] | undefined) => void }
  | { kind: "content"; options: PickContentOptions; answer: (chosen: Content[] | undefined) => void }
);

export interface Pickers {
  pickMedia(options: PickMediaOptions): Promise<Media[] | undefined>;
  pickContent(options: PickContentOptions): Promise<Content[] | undefined>;
}

const PickersContext = createContext<Pickers | undefined>(undefined);

export const PickersValue = PickersContext.Provider;

/** Opens a dialog of Media; answers what was chosen, `undefined` when it was left. */
export function usePickMedia(): Pickers["pickMedia"] {
  return usePickers().pickMedia;
}

/** Opens a dialog of Contents, where one can be made too. */
export function usePickContent(): Pickers["pickContent"] {
  return usePickers().pickContent;
}

function usePickers(): Pickers {
  const pickers = use(PickersContext);
  if (pickers === undefined) throw new Error("No PickerProvider above");
  return pickers;
}

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
