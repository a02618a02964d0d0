import type { Field } from "#lib/space-file/schema.ts";

export type Kind = Field["type"];

type Common = "apiName" | "label" | "help" | "required" | "localized";

/** What a field is besides its name: a kind, with what the Space file says of it. Entries of a list have one too. */
export type FieldKind = { [K in Kind]: Omit<Extract<Field, { type: K }>, Common> }[Kind];

export type KindOf<K extends Kind> = Extract<FieldKind, { type: K }>;
