import type { Field } from "#lib/space-file/schema.ts";

export type Kind = Field["type"];

type Common = "apiName" | "label" | "help" | "required" | "localized";

/** A field's kind with its settings. List entries have one too. */
export type FieldKind = { [K in Kind]: Omit<Extract<Field, { type: K }>, Common> }[Kind];

export type KindOf<K extends Kind> = Extract<FieldKind, { type: K }>;
