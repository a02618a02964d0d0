import { cmaField } from "#lib/space-file/pull/cma-field.ts";
import { pulledField } from "#lib/space-file/pull/pulled-field.ts";
import { type ContentType, type Field, fieldSchema } from "#lib/space-file/schema.ts";

interface RecordOfField {
  apiName: string;
  type: string;
}

const media = { targetType: "Media" };
const title = { apiName: "title", type: "Text", required: true, localized: true };

/** A field for each rule that a Space file can state, as CMA says it. */
const rules = {
  text: { type: "Text" },
  short: { type: "Text", validations: { maxLength: 5 } },
  long: { type: "Text", validations: { minLength: 3 } },
  code: { type: "Text", validations: { pattern: "^[a-z]+-\\d+$" } },
  season: { type: "Text", validations: { in: ["spring", "winter"] } },
  letter: { type: "LongText", validations: { minLength: 2, maxLength: 300 } },
  verse: { type: "LongText", validations: { pattern: "^[^!]*$" } },
  mood: { type: "LongText", validations: { in: ["calm", "rough"] } },
  whole: { type: "Integer" },
  count: { type: "Integer", validations: { min: 1, max: 9 } },
  size: { type: "Number", validations: { min: 0.5, max: 80 } },
  cold: { type: "Number", validations: { min: -40, max: -0.5 } },
  day: { type: "Date" },
  moment: { type: "Date", time: true },
  place: { type: "Location" },
  data: { type: "Json" },
  story: { type: "RichText" },
  cover: { type: "Refer", target: media },
  tags: { type: "Array", items: { type: "Text" } },
  few: { type: "Array", items: { type: "Text" }, validations: { minLength: 2, maxLength: 3 } },
  codes: { type: "Array", items: { type: "Text" }, validations: { pattern: "^[a-z]+$" } },
  kinds: { type: "Array", items: { type: "Text" }, validations: { in: ["tide", "shore"] } },
  pictures: {
    type: "Array",
    items: { type: "Refer", target: media },
    validations: { minLength: 2, maxLength: 3 },
  },
  musts: { type: "Array", items: { type: "Text" }, required: true },
  mustData: { type: "Json", required: true },
  mustText: { type: "LongText", required: true, localized: true },
};

export type RuledField = keyof typeof rules;

export const ruledFields: readonly RecordOfField[] = [
  title,
  ...Object.entries(rules).map(([apiName, field]) => ({ apiName, ...field })),
];

/** The same as `npm run space:pull` writes it. */
export const ruledType: ContentType = {
  id: "ruled",
  label: { one: "Ruled", many: "Ruled" },
  icon: "box",
  displayField: "title",
  create: true,
  columns: [],
  fields: ruledFields.map((field): Field => {
    const read = cmaField(undefined, field);
    const pulled = read && pulledField(read).pulled;
    if (pulled === undefined) throw new Error(`${field.apiName} is of no kind that the portal knows`);
    return fieldSchema.parse({ apiName: field.apiName, label: field.apiName, ...pulled.facts });
  }),
};

/** What makes an item whole, whatever else is in it. */
export const wholeValues: Readonly<Record<string, unknown>> = {
  title: "Tide",
  musts: ["one"],
  mustData: { level: 1 },
  mustText: "There",
};
