import { createContext, use } from "react";
import type { MediaKind } from "#lib/content/media/file-kind.ts";
import type { TitledType } from "#lib/content/type-words.ts";
import type { Naming } from "#lib/fields/refer/target-look.ts";
import type { Content } from "#lib/space/content.ts";
import type { Media } from "#lib/space/media.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

export interface PickContentOptions extends PickOptions {
  /** The types to choose from. */
  types: readonly ContentType[];
}

/** The member, and how the chosen items are named. */
export interface PickerPlace {
  memberId: string;
  naming: Naming;
  locales: readonly { id: string; label: string; name: string }[];
  /** All types whose items can be chosen or created. */
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

/** Opens the picker of Media; returns the chosen ones, or `undefined` if it was cancelled. */
export function usePickMedia(): Pickers["pickMedia"] {
  return usePickers().pickMedia;
}

/** Opens the picker of Contents, which can also create one. */
export function usePickContent(): Pickers["pickContent"] {
  return usePickers().pickContent;
}

function usePickers(): Pickers {
  const pickers = use(PickersContext);
  if (pickers === undefined) throw new Error("No PickerProvider above");
  return pickers;
}

export interface PickOptions {
  /** The field that it chooses for, such as "Photos". */
  title: string;
  /** How many more can be chosen; 1 by default. */
  max?: number;
  /** Whether the maximum is the field's own. */
  isLimited?: boolean;
  /** The ids of entries that the field has already. */
  taken?: readonly string[];
}

export interface PickMediaOptions extends PickOptions {
  /** Shows only these. */
  kind?: MediaKind;
  /** Shows only those of one member. */
  createdBy?: string;
}
