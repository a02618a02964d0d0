import * as z from "zod/mini";
import { storedIn } from "../form/form-stored.ts";
import type { SlotReading } from "../form/problems.ts";
import { tooDeep } from "../json/form.ts";

const documentSchema = z.looseObject({ type: z.literal("doc") });

// In JSON, but not after a typed backslash.
const nulCharacter = /(?<!\\)(?:\\\\)*\\u0000/;
const halfCharacter = /(?<!\\)(?:\\\\)*\\ud[89a-f]/i;

/** RichText: the JSON of a document (decisions.md, "RichText value"). */
export function readDocument(text: string): SlotReading {
  if (text === "") return { value: undefined };
  const problem = tooDeep(text);
  if (problem !== undefined) return { problem };
  const document = z.safeParse(documentSchema, storedIn(text));
  if (!document.success) return { problem: { code: "doesNotFit" } };
  const written = JSON.stringify(document.data);
  if (nulCharacter.test(written)) return { problem: { code: "nulCharacter" } };
  if (halfCharacter.test(written)) return { problem: { code: "halfCharacter" } };
  return { value: document.data };
}

/** Whether a text is no document, and would be lost in an editor for documents. */
export function isNoDocument(text: string): boolean {
  // As the editor writes it: nothing is parsed at each key.
  if (text === "" || text.startsWith('{"type":"doc"')) return false;
  return !z.safeParse(documentSchema, storedIn(text)).success;
}
