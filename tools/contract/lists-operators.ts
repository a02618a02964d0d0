import type { Check } from "./check.ts";
import { type MatchRow, matches } from "./list-rows.ts";

const equality: MatchRow[] = [
  ["Text", "eq", "b", "b"],
  ["LongText", "eq", "Lights of the town", "a"],
  ["Integer", "eq", "10", "b"],
  ["Number", "eq", "2.5", "Z"],
  ["Boolean", "eq", "true", "b Z"],
  ["Boolean", "eq", "false", "a é"],
  ["Date", "eq", "2025-01-05", "b é"],
  ["Text", "eq", "nothing like it", ""],
];

const byDefault: MatchRow[] = [
  ["Text", "", "b", "b"],
  ["Integer", "", "-3", "Z"],
  ["Number", "", "0", "é"],
  ["Boolean", "", "true", "b Z"],
  ["Date", "", "2024-12-31", "Z"],
];

const oneOf: MatchRow[] = [
  ["Text", "in", "b,Z", "b Z"],
  ["LongText", "in", "Lights of the town,100%_off", "a é"],
  ["Integer", "in", "9,-3", "a Z"],
  ["Number", "in", "2.5,0,77", "Z é"],
  ["Boolean", "in", "true,false", "b a Z é"],
  ["Date", "in", "2025-02-01,2024-12-31", "a Z"],
];

const presence: MatchRow[] = [
  ["Text", "exists", "true", "b a Z é ab"],
  ["LongText", "exists", "true", "b a Z é"],
  ["LongText", "exists", "false", "ab"],
  ["Integer", "exists", "true", "b a Z é"],
  ["Integer", "exists", "false", "ab"],
  ["Number", "exists", "true", "b a Z é"],
  ["Number", "exists", "false", "ab"],
  ["Boolean", "exists", "true", "b a Z é"],
  ["Boolean", "exists", "false", "ab"],
  ["Date", "exists", "true", "b a Z é"],
  ["Date", "exists", "false", "ab"],
  ["TextArray", "exists", "true", "b a Z é"],
  ["TextArray", "exists", "false", "ab"],
  ["Location", "exists", "true", "b a Z é"],
  ["Location", "exists", "false", "ab"],
  ["Refer", "exists", "true", "b"],
  ["Refer", "exists", "false", "a Z é ab"],
  ["ReferArray", "exists", "true", "a Z"],
  ["ReferArray", "exists", "false", "b é ab"],
];

const comparisons: MatchRow[] = [
  ["Integer", "gt", "0", "b a"],
  ["Integer", "gte", "0", "b a é"],
  ["Integer", "lt", "0", "Z"],
  ["Integer", "lte", "0", "Z é"],
  ["Number", "gt", "2.5", "b a"],
  ["Number", "gte", "2.5", "b a Z"],
  ["Number", "lt", "2.5", "é"],
  ["Number", "lte", "2.5", "Z é"],
  ["Number", "gt", "9", "b"],
  ["Date", "gt", "2025-01-05", "a"],
  ["Date", "gte", "2025-01-05", "b a é"],
  ["Date", "lt", "2025-01-05", "Z"],
  ["Date", "lte", "2025-01-05", "b Z é"],
];

const absentIsNotEqual: MatchRow[] = [
  ["LongText", "ne", "Lights of the town", "b Z é ab"],
  ["Integer", "ne", "10", "a Z é ab"],
  ["Number", "ne", "2.5", "b a é ab"],
  ["Boolean", "ne", "true", "a é ab"],
  ["Date", "ne", "2025-01-05", "a Z ab"],
  ["Integer", "nin", "9,-3", "b é ab"],
  ["Number", "nin", "2.5,0", "b a ab"],
  ["Boolean", "nin", "true", "a é ab"],
  ["Date", "nin", "2025-01-05", "a Z ab"],
];

const arrays: MatchRow[] = [
  ["TextArray", "eq", "sea", "b a é"],
  ["TextArray", "in", "sea,fog", "b a Z é"],
  ["TextArray", "ne", "sea", "Z ab"],
  ["TextArray", "nin", "sea", "Z ab"],
  ["TextArray", "nin", "sea,fog", "ab"],
];

export const listOperators: Check[] = [
  ...matches("shown", "Operators: eq, equal", equality),
  ...matches("shown", "Filter conditions: an omitted operator means eq", byDefault),
  ...matches("shown", "Operators: ne, not equal", [["Text", "ne", "b", "a Z é ab"]]),
  ...matches("shown", "Operators: in, equal to one of", oneOf),
  ...matches("shown", "Operators: nin, equal to none of", [["Text", "nin", "b,Z", "a é ab"]]),
  ...matches("shown", "Operators: all, array field contains all", [
    ["TextArray", "all", "sea,fog", "é"],
    ["TextArray", "all", "sea", "b a é"],
    ["TextArray", "all", "sea,snow", ""],
  ]),
  ...matches("shown", "Operators: exists, value present or not", presence),
  ...matches("shown", "Operators: prefix, prefix match", [
    ["Text", "prefix", "a", "a ab"],
    ["Text", "prefix", "é", "é"],
    ["LongText", "prefix", "The long", "Z"],
    ["LongText", "prefix", "100%_", "é"],
    ["LongText", "prefix", "1__", ""],
  ]),
  ...matches("shown", "Operators: gt, gte, lt, lte, comparisons", comparisons),
  ...matches("decided", "Lists: text is ordered by code point", [
    ["Text", "gt", "a", "b é ab"],
    ["Text", "gte", "a", "b a é ab"],
    ["Text", "lt", "a", "Z"],
    ["Text", "lte", "a", "a Z"],
  ]),
  ...matches("decided", "Lists: ne and nin match items where the field is absent", absentIsNotEqual),
  ...matches(
    "decided",
    "Lists: an array field matches eq and in when any entry matches, ne and nin when none does",
    arrays,
  ),
  ...matches("decided", "Lists: a comma inside a value is \\,", [
    ["TextArray", "in", "a\\,b", "b"],
    ["TextArray", "all", "a\\,b,sea", "b"],
  ]),
  ...matches("decided", "Lists: text comparison is case-sensitive without advanced search; prefix too", [
    ["Text", "eq", "B", ""],
    ["Text", "in", "B,z", ""],
    ["Text", "prefix", "A", ""],
  ]),
];
