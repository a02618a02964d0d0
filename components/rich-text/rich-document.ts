import * as z from "zod/mini";
import { storedIn } from "#lib/fields/form/form-stored.ts";

const documentSchema = z.looseObject({ type: z.literal("doc"), content: z.optional(z.array(z.unknown())) });

export type RichDocument = z.infer<typeof documentSchema>;

/** The document in a slot; an empty slot is an empty document. `undefined` if the text is no document. */
export function richDocumentOf(text: string): RichDocument | undefined {
  if (text === "") return { type: "doc" };
  const document = z.safeParse(documentSchema, storedIn(text));
  return document.success ? document.data : undefined;
}

/** Appends typed paragraphs to the text of a slot; replaces a text that is no document. */
export function withTyped(text: string, typed: string): string {
  if (typed.trim() === "") return text;
  const document = richDocumentOf(text) ?? { type: "doc" as const };
  const paragraphs = typed.split(/\r?\n/).map((line) => ({
    type: "paragraph",
    ...(line !== "" && { content: [{ type: "text", text: line }] }),
  }));
  return JSON.stringify({ ...document, content: [...(document.content ?? []), ...paragraphs] });
}

/** A slot that holds a document as JSON, "" for none. */
export interface RichSource {
  /** The initial text; a document that equals it is written as exactly this text. */
  initial: string;
  text(): string;
  write(text: string): void;
  /** Calls `listener` on every change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** On blur: validates the text. */
  check(): void;
}
