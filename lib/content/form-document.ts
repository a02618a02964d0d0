import * as z from "zod/mini";
import { storedIn } from "./form-stored.ts";
import type { SlotReading } from "./problems.ts";

const documentSchema = z.looseObject({ type: z.literal("doc") });

/** RichText: the JSON of a document (decisions.md, "RichText value"). */
export function readDocument(text: string): SlotReading {
  if (text === "") return { value: undefined };
  const document = z.safeParse(documentSchema, storedIn(text));
  return document.success ? { value: document.data } : { problem: { code: "doesNotFit" } };
}
