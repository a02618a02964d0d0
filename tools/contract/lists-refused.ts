import type { Check } from "./check.ts";
import { type RefusedRow, refuses, refusesQuery } from "./list-rows.ts";

const notSearchable: RefusedRow[] = (["RichText", "Json"] as const).flatMap((kind) =>
  ["eq", "ne", "in", "exists", "prefix", "gt"].map((operator): RefusedRow => [kind, operator, "true"]),
);

const noMeaning: RefusedRow[] = [
  ["Integer", "prefix", "1"],
  ["Integer", "all", "1"],
  ["Number", "prefix", "1"],
  ["Number", "all", "1"],
  ["Boolean", "gt", "true"],
  ["Boolean", "prefix", "t"],
  ["Boolean", "all", "true"],
  ["Date", "prefix", "2025"],
  ["Date", "all", "2025-01-05"],
  ["Text", "all", "a"],
  ["TextArray", "gt", "a"],
  ["TextArray", "prefix", "a"],
  ["Location", "eq", "129.5,37.2"],
  ["Location", "gt", "129.5,37.2"],
  ["Location", "in", "129.5,37.2"],
];

const badValues: RefusedRow[] = [
  ["Integer", "eq", "x"],
  ["Integer", "eq", "1.5"],
  ["Integer", "gt", "1e"],
  ["Integer", "in", "1,x"],
  ["Number", "eq", "x"],
  ["Number", "lt", "NaN"],
  ["Number", "eq", "Infinity"],
  ["Boolean", "eq", "yes"],
  ["Boolean", "in", "true,1"],
  ["Date", "eq", "2025-13-01"],
  ["Date", "eq", "2025-02-30"],
  ["Date", "gt", "soon"],
  ["Text", "exists", "yes"],
  ["Location", "exists", "1"],
];

const empty: RefusedRow[] = [
  ["Text", "eq", ""],
  ["Text", "ne", ""],
  ["Text", "in", ""],
  ["Text", "prefix", ""],
  ["Integer", "gt", ""],
  ["Number", "eq", ""],
  ["TextArray", "all", ""],
  ["Text", "exists", ""],
];

export const listRefused: Check[] = [
  ...refuses("shown", "Rule 4: RichText and Json fields cannot be used in filters", undefined, [
    ["RichText", "eq", "a"],
    ["Json", "eq", "a"],
  ]),
  ...refuses("decided", "Lists: NotSearchable, whatever the operator", "NotSearchable", notSearchable),
  ...refuses(
    "decided",
    "Lists: an operator that a kind does not have is 400 BadRequest",
    "BadRequest",
    noMeaning,
  ),
  ...refuses(
    "decided",
    "Lists: a value that does not fit the field's kind is 400 BadFilterValue",
    "BadFilterValue",
    badValues,
  ),
  ...refuses("decided", "Lists: an empty value is 400 BadFilterValue", "BadFilterValue", empty),
  ...refuses("decided", "Errors: 400 BadRequest for an unknown operator", "BadRequest", [
    ["Text", "like", "a"],
    ["Text", "EQ", "a"],
    ["Text", "__proto__", "a"],
  ]),
  ...refusesQuery(
    "shown",
    "Conditions wrapped in filter[] do not work (decided: 400 BadRequest)",
    [400, "BadRequest"],
    [
      ["Text", "filter[sys.version]=1"],
      ["Text", "filter[{Text}][prefix]=a"],
    ],
  ),
  ...refusesQuery(
    "decided",
    "Lists: a field, locale or sys. path that does not exist is 400 UnknownField",
    [400, "UnknownField"],
    [
      ["Text", "fields.noSuchField.{locale}=1"],
      ["Text", "{Text}x=1"],
      ["Text", "sys.noSuch=1"],
      ["Text", "sys.createdBy=1"],
      ["Text", "noSuch=1"],
      ["Text", "__proto__=1"],
      ["Text", "order=fields.noSuchField.{locale}"],
      ["Text", "order=sys.noSuch"],
    ],
  ),
  ...refusesQuery(
    "decided",
    "Lists: a condition that is not one is 400 BadRequest",
    [400, "BadRequest"],
    [
      ["Text", "sys.version[gt=1"],
      ["Text", "sys.version[gt][lt]=1"],
      ["Text", "[eq]=1"],
    ],
  ),
  ...refusesQuery(
    "decided",
    "Lists: the limits of a list are 422",
    [422, "ValidationFailed"],
    [
      ["Text", "limit=0"],
      ["Text", "limit=101"],
      ["Text", "limit=-1"],
      ["Text", "limit=x"],
      ["Text", "limit=1.5"],
      ["Text", "limit="],
      ["Text", "skip=-1"],
      ["Text", "skip=x"],
      ["Text", "include=4"],
      ["Text", "include=-1"],
      ["Text", "include=x"],
    ],
  ),
];
