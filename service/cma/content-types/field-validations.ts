import { looksTwice, mayNeverEnd } from "#service/cma/content-types/endless-pattern.ts";
import type { ContentTypeField } from "#service/database/schema.ts";

type Validations = NonNullable<ContentTypeField["validations"]>;
type Bound = "min" | "max" | "minLength" | "maxLength" | "pattern" | "in";

const ofText = ["minLength", "maxLength", "pattern", "in"] as const;
const ofNumber = ["min", "max"] as const;

const boundsOf: Partial<Record<ContentTypeField["type"], readonly Bound[]>> = {
  Text: ofText,
  LongText: ofText,
  Integer: ofNumber,
  Number: ofNumber,
};

const allBounds: readonly Bound[] = ["min", "max", ...ofText];

/** Why these `validations` make no sense for this field, or can never be met; undefined if they are fine. */
export function validationsProblem(
  field: Pick<ContentTypeField, "type" | "items" | "validations">,
): string | undefined {
  const { validations = {} } = field;
  const allowed = allowedBounds(field);
  const strange = allBounds.find((bound) => validations[bound] !== undefined && !allowed.includes(bound));
  if (strange !== undefined) return `A field of this type has no "${strange}".`;
  return emptyRange(validations) ?? patternProblem(validations.pattern);
}

function allowedBounds({ type, items }: Pick<ContentTypeField, "type" | "items">): readonly Bound[] {
  if (type !== "Array") return boundsOf[type] ?? [];
  return items?.type === "Text" ? ofText : ["minLength", "maxLength"];
}

function emptyRange({ min, max, minLength, maxLength }: Validations): string | undefined {
  if (min !== undefined && max !== undefined && min > max) return '"min" is more than "max".';
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
    return '"minLength" is more than "maxLength".';
  }
  return undefined;
}

function patternProblem(pattern: string | undefined): string | undefined {
  if (pattern === undefined) return undefined;
  try {
    new RegExp(pattern, "u");
  } catch {
    return `"pattern" isn't a regular expression.`;
  }
  if (looksTwice(pattern)) {
    return '"pattern" has look-around or a back-reference: that can take very long.';
  }
  return mayNeverEnd(pattern)
    ? '"pattern" repeats what itself repeats or chooses: that can take without end.'
    : undefined;
}
