import type { CmaType } from "./cma-type.ts";
import type { Members, PulledField } from "./pulled-field.ts";

export function newField({ apiName, facts, words }: PulledField): Members {
  const { type, ...rest } = facts;
  const { label, help } = words;
  return { apiName, type, label, ...(help !== undefined && { help }), ...rest };
}

/** A new type; undefined without a Text field for its name. */
export function newType(
  { sys, name, displayField }: CmaType,
  fields: readonly PulledField[],
): Members | undefined {
  const naming = nameField(displayField, fields);
  if (naming === undefined) return undefined;
  const summary = fields.find(({ facts }) => facts.type === "LongText")?.apiName;
  const picture = fields.find(isPicture)?.apiName;
  return {
    id: sys.id,
    label: { one: name, many: name },
    displayField: naming,
    ...(summary !== undefined && { summaryField: summary }),
    ...(picture !== undefined && { pictureField: picture }),
    columns: ["@author", "@updatedAt"],
    fields: fields.map(newField),
  };
}

/** The Space's display field if possible, else the first Text field. */
export function nameField(
  displayField: string | undefined,
  fields: readonly PulledField[],
): string | undefined {
  const texts = fields.filter(({ facts }) => facts.type === "Text").map(({ apiName }) => apiName);
  return texts.find((name) => name === displayField) ?? texts[0];
}

function isPicture({ facts: { type, target } }: PulledField): boolean {
  return (
    type === "Refer" &&
    typeof target === "object" &&
    target !== null &&
    "targetType" in target &&
    target.targetType === "Media"
  );
}
