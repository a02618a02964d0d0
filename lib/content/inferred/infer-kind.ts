import * as z from "zod/mini";
import type { FieldKind } from "#lib/fields/kinds.ts";
import { positionOf } from "#lib/fields/location/position.ts";

const textMax = 256;
const resourceSchema = z.looseObject({
  sys: z.looseObject({ type: z.string(), targetType: z.optional(z.string()) }),
});
const documentSchema = z.looseObject({ type: z.literal("doc") });

/** The kind that holds all of these values; what fits none of them together is data. */
export function inferKind(values: readonly unknown[]): FieldKind {
  const isAll = (fits: (value: unknown) => boolean) => values.length > 0 && values.every(fits);
  if (isAll(Array.isArray)) return arrayKind(values.flat());
  if (isAll(isText)) return textKind(values.map(String));
  if (isAll((value) => typeof value === "boolean")) return { type: "Boolean" };
  if (isAll(Number.isInteger)) return { type: "Integer" };
  if (isAll((value) => typeof value === "number")) return { type: "Number" };
  if (isAll((value) => positionOf(value) !== undefined)) return { type: "Location" };
  if (isAll((value) => z.safeParse(documentSchema, value).success)) return { type: "RichText" };
  const targetType = targetOf(values);
  return targetType === undefined ? { type: "Json" } : { type: "Refer", target: { targetType } };
}

function arrayKind(items: readonly unknown[]): FieldKind {
  if (items.every(isText)) return { type: "Array", items: { type: "Text" } };
  const targetType = targetOf(items);
  if (targetType === undefined) return { type: "Json" };
  return { type: "Array", items: { type: "Refer", target: { targetType } } };
}

function textKind(texts: readonly string[]): FieldKind {
  if (texts.every((text) => z.safeParse(z.iso.date(), text).success)) return { type: "Date", time: false };
  if (texts.every((text) => z.safeParse(z.iso.datetime({ offset: true }), text).success)) {
    return { type: "Date", time: true };
  }
  const isLong = texts.some((text) => text.length > textMax || text.includes("\n"));
  return isLong ? { type: "LongText", searchable: false } : { type: "Text" };
}

/** Whether everything refers to Content, or everything to Media, by Refer or in its place. */
function targetOf(values: readonly unknown[]): "Content" | "Media" | undefined {
  const types = new Set(
    values.map((value) => {
      const resource = z.safeParse(resourceSchema, value).data?.sys;
      return resource?.type === "Refer" ? resource.targetType : resource?.type;
    }),
  );
  const [only] = types;
  return types.size === 1 && (only === "Content" || only === "Media") ? only : undefined;
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}
