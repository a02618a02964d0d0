/** How many fields the form has (issue: "Typing in a 40-field form"). */
const fieldCount = 40;

interface Kind {
  type: "Text" | "LongText" | "RichText" | "Integer" | "Number" | "Boolean" | "Date" | "Array";
  localized?: true;
  items?: { type: "Text" };
}

export const kinds: readonly Kind[] = [
  { type: "Text", localized: true },
  { type: "LongText", localized: true },
  { type: "Integer" },
  { type: "Boolean" },
  { type: "Text" },
  { type: "Date" },
  { type: "Number" },
  { type: "Array", items: { type: "Text" } },
  { type: "LongText" },
  { type: "RichText", localized: true },
];

const fields = Array.from({ length: fieldCount }, (_, index) => {
  const kind: Kind = kinds[index % kinds.length] ?? { type: "Text" };
  return { apiName: `field${index}`, label: `Field ${index}`, ...kind };
});

/** A Content Type of every kind that is typed, as a Space file has it. */
export const formType = {
  id: "form",
  label: { one: "Form", many: "Forms" },
  displayField: "field0",
  fields,
};

/** The slots that keys are pressed in, as the form names them. */
export const typedSlots = fields
  .filter(({ type }) => type === "Text" || type === "LongText")
  .flatMap(({ apiName, localized }) =>
    localized ? [`${apiName}.en-US`, `${apiName}.ko-KR`] : [`${apiName}.en-US`],
  );
