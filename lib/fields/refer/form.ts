import * as z from "zod/mini";
import type { FieldKind, KindOf } from "#lib/space-file/schema.ts";
import { storedIn } from "../form/form-stored.ts";
import type { SlotReading } from "../form/problems.ts";
import { targetOf } from "./target.ts";

const strictReferSchema = z.strictObject({
  sys: z.strictObject({
    id: z.string().check(z.regex(/^(?!\.+$)[^\s/?#\\]{1,256}$/)),
    type: z.literal("Refer"),
    targetType: z.enum(["Content", "Media"]),
  }),
});

/** seed.md, "Refer shape". */
export type FormRefer = z.infer<typeof strictReferSchema>;

const resourceSchema = z.looseObject({
  sys: z.looseObject({ type: z.enum(["Content", "Media"]), id: z.string() }),
  fields: z.looseObject({}),
});

/** In the seed's member order, so that equal Refers have equal texts. */
export function referTo(targetType: "Content" | "Media", id: string): FormRefer {
  return { sys: { id, type: "Refer", targetType } };
}

export function referOf(value: unknown): FormRefer | undefined {
  const parsed = z.safeParse(strictReferSchema, value);
  return parsed.success ? parsed.data : undefined;
}

export function readRefer(text: string, { target }: KindOf<"Refer">): SlotReading {
  if (text === "") return { value: undefined };
  const refer = referOf(storedIn(text));
  return refer?.sys.targetType === target.targetType ? { value: refer } : { problem: { code: "doesNotFit" } };
}

export function refersIn(kind: FieldKind, text: string): FormRefer["sys"][] {
  if (targetOf(kind) === undefined) return [];
  return [storedIn(text)].flat().flatMap((value) => referOf(value)?.sys ?? []);
}

/** Canonical JSON. */
export function referText(value: unknown): string {
  return JSON.stringify(referOf(value) ?? value);
}

/** The Refer of an expanded resource. */
export function unexpanded(value: unknown): unknown {
  const resource = z.safeParse(resourceSchema, value);
  return resource.success ? referTo(resource.data.sys.type, resource.data.sys.id) : value;
}
