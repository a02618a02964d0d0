import { type Check, NotAsked, shown } from "./check.ts";
import { expectEqual } from "./expect.ts";
import { askItems, lettersOf, textOf } from "./list-items.ts";
import { gives, refusesQuery } from "./list-rows.ts";
import type { Space } from "./space.ts";

/** The path of the second language of a Text. */
function secondText(space: Space): string {
  const { contentTypeId } = space.field("Text");
  const { apiName, localized } = textOf(space, contentTypeId);
  if (!localized || space.otherLocale === undefined) throw new NotAsked("needs a Text in two languages");
  return `fields.${apiName}.${space.otherLocale}`;
}

const inSecondLanguage: Record<string, (path: string) => readonly [string, string]> = {
  "exists=true": (path) => [`${path}[exists]=true`, "b Z"],
  "exists=false": (path) => [`${path}[exists]=false`, "a é ab"],
  eq: (path) => [`${path}=${encodeURIComponent("나")}`, "b"],
  ne: (path) => [`${path}[ne]=${encodeURIComponent("나")}`, "a Z é ab"],
  order: (path) => [`order=${path},sys.createdAt`, "Z b a é ab"],
  "order, descending": (path) => [`order=-${path},sys.createdAt`, "b Z a é ab"],
};

export const listOrder: Check[] = [
  ...gives("shown", "order: default sys.createdAt,sys.id", [
    ["Text", "", "b a Z é ab"],
    ["Text", "order=sys.createdAt,sys.id", "b a Z é ab"],
    ["Text", "order=sys.createdAt", "b a Z é ab"],
  ]),
  ...gives("shown", "order: a fields. key includes the locale; keys are separated by commas", [
    ["Number", "order={Number}", "é Z a b ab"],
    ["Date", "order={Date},sys.createdAt", "Z b é a ab"],
    ["Boolean", "order={Boolean},{Number}", "é a Z b ab"],
  ]),
  ...gives(
    "decided",
    "Lists: descending: - before a key; items without a value come last in both directions",
    [
      ["Text", "order=-sys.createdAt", "ab é Z a b"],
      ["Number", "order=-{Number}", "b a Z é ab"],
      ["Integer", "order={Integer}", "Z é a b ab"],
      ["Integer", "order=-{Integer}", "b a é Z ab"],
      ["Date", "order=-{Date},sys.createdAt", "a b é Z ab"],
      ["LongText", "order=-{LongText}", "Z a b é ab"],
      ["Boolean", "order=-{Boolean},sys.createdAt", "b Z a é ab"],
    ],
  ),
  ...gives("decided", "Lists: text is ordered by code point", [
    ["Text", "order={Text}", "Z a ab b é"],
    ["Text", "order=-{Text}", "é b ab a Z"],
    ["LongText", "order={LongText}", "é b a Z ab"],
  ]),
  ...gives("decided", "Lists: order by more of sys.", [
    ["Text", "order=-sys.version,-sys.createdAt", "ab é Z a b"],
    ["Text", "order=sys.updatedAt", "b a Z é ab"],
    ["Text", "order=-sys.publish.at", "ab é Z a b"],
    ["Text", "order=sys.status,-sys.createdAt", "ab é Z a b"],
  ]),
  ...shown(
    "Rule 2: a fields. condition includes the locale, another language too",
    Object.fromEntries(
      Object.entries(inSecondLanguage).map(([asks, row]) => [
        asks,
        async (space: Space) => {
          const [query, letters] = row(secondText(space));
          expectEqual(
            await lettersOf(space, "Text", await askItems(space, "Text", query)),
            letters,
            "the list",
          );
        },
      ]),
    ),
  ),
  ...refusesQuery(
    "decided",
    "Lists: an order that is none is 400",
    [400, "BadRequest"],
    [
      ["Text", "order="],
      ["Text", "order=sys.id,,sys.version"],
      ["Text", "order=-"],
      ["Location", "order={Location}"],
      ["TextArray", "order={TextArray}"],
    ],
  ),
  ...refusesQuery(
    "decided",
    "Lists: a RichText or Json field has no order",
    [400, "NotSearchable"],
    [["RichText", "order={RichText}"]],
  ),
];
