import * as z from "zod";
import type { Words } from "../schema.ts";
import { type CmaField, cmaField } from "./cma-field.ts";
import { cmaWords } from "./cma-words.ts";
import { isRecord, RecordReader } from "./record-reader.ts";

/** A Content Type of the Space, as far as it could be read. */
export interface CmaType {
  id: string;
  isPublished: boolean;
  name: Words;
  displayField: string | undefined;
  fields: CmaField[];
  /** What couldn't be read, and why. */
  notes: string[];
}

const sysSchema = z.looseObject({ id: z.string().min(1), status: z.string().nullish().catch(undefined) });

/** Reads a record of any shape (decisions.md, "Content Type"); undefined without a `sys.id`. */
export function cmaType(record: unknown): CmaType | undefined {
  if (!isRecord(record)) return undefined;
  const reader = new RecordReader(record);
  const { data: sys } = sysSchema.safeParse(record.sys);
  if (sys === undefined) return undefined;
  const { id, status } = sys;
  const fields = entriesOf(reader.read(["fields"], z.unknown())).map(([name, field]) =>
    cmaField(name, field),
  );
  const name = cmaWords(reader.read(["name", "title", "label"], z.unknown())) ?? id;
  const displayField = reader.read(["displayField", "titleField"], z.string());
  const missing = fields.includes(undefined) ? ["has a field without a name, which is left out"] : [];
  return {
    id,
    isPublished: status !== "Draft",
    name,
    displayField,
    fields: fields.filter((field) => field !== undefined),
    notes: [...reader.notes, ...missing],
  };
}

/** Fields as an array, or as a record by name. */
function entriesOf(fields: unknown): [name: string | undefined, field: unknown][] {
  if (Array.isArray(fields)) return fields.map((field) => [undefined, field]);
  return isRecord(fields) ? Object.entries(fields) : [];
}
