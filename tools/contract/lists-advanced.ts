import { type Check, decided, shown } from "./check.ts";
import { expectEqual, expectStatus } from "./expect.ts";
import { askItems } from "./list-items.ts";
import { matches, type RefusedRow, refuses } from "./list-rows.ts";

const withAdvanced = true;

const needsAdvanced: RefusedRow[] = [
  ["Text", "regex", "^a"],
  ["Location", "near", "129.5,37.2,5"],
  ["Location", "within", "129,37,130,37,130,38,129,38"],
];

const noMeaning: RefusedRow[] = [
  ["Integer", "regex", "1"],
  ["Location", "regex", "1"],
  ["Text", "near", "129.5,37.2,5"],
  ["Integer", "within", "129,37,130,37,130,38"],
];

const badValues: RefusedRow[] = [
  ["Location", "near", "129.5,37.2"],
  ["Location", "near", "x,y,z"],
  ["Location", "near", "129.5,37.2,-1"],
  ["Location", "near", "129.5,97.2,1"],
  ["Location", "near", ""],
  ["Location", "within", "129,37,130,37"],
  ["Location", "within", "129,37,130,37,130"],
  ["Location", "within", "a,b,c,d,e,f"],
  ["Text", "regex", "("],
  ["Text", "regex", ""],
];

export const listAdvanced: Check[] = [
  ...shown("Advanced search is turned on by X-Service-Advanced-Search: true. The same header is returned", {
    "the header comes back": async (space) => {
      const answer = await askItems(space, "Text", "", { "x-service-advanced-search": "true" });
      expectStatus(answer, 200);
      expectEqual(answer.headers.get("x-service-advanced-search"), "true", "the header");
    },
  }),
  ...decided("Lists: without the header it is not on", {
    "no header, or another word": async (space) => {
      for (const headers of [{}, { "x-service-advanced-search": "false" }]) {
        const answer = await askItems(space, "Text", "", headers);
        expectStatus(answer, 200);
        if (answer.headers.get("x-service-advanced-search") === "true") throw new Error("it says true");
      }
    },
  }),
  ...matches(
    "shown",
    "Operators: regex, regular expression. Advanced search only",
    [
      ["Text", "regex", "^a", "a ab"],
      ["Text", "regex", "^[A-Z]$", "Z"],
      ["LongText", "regex", "harb(o|ou)r", "b"],
      ["LongText", "regex", "^100%", "é"],
      ["Text", "regex", "nothing+", ""],
    ],
    { withAdvanced },
  ),
  ...matches(
    "shown",
    "Operators: near, within a distance of a point: longitude,latitude,kilometres",
    [
      ["Location", "near", "129.5,37.2,5", "b"],
      ["Location", "near", "129.5,37.2,20", "b a"],
      ["Location", "near", "10.01,50,2", "Z"],
      ["Location", "near", "0,0,1", ""],
      ["Location", "near", "-179.9,0,50", "é"],
    ],
    { withAdvanced },
  ),
  ...matches(
    "shown",
    "Operators: within, inside a polygon of three or more longitude,latitude pairs",
    [
      ["Location", "within", "129,37,130,37,130,38,129,38", "b a"],
      ["Location", "within", "9,49,11,49,10,52", "Z"],
      ["Location", "within", "0,0,1,0,1,1", ""],
    ],
    { withAdvanced },
  ),
  ...matches(
    "decided",
    "Lists: within: a closed ring is not needed",
    [["Location", "within", "129,37,130,37,130,38,129,38,129,37", "b a"]],
    { withAdvanced },
  ),
  ...matches(
    "shown",
    "Under advanced search, eq on a LongText with full-text search also matches items that contain the value",
    [
      ["LongText", "eq", "harbour", "b"],
      ["LongText", "eq", "Lights of the town", "a"],
      ["LongText", "eq", "nothing like that", ""],
    ],
    { withAdvanced },
  ),
  ...matches(
    "shown",
    "… through partial and fuzzy matching",
    [
      ["LongText", "eq", "harbo", "b"],
      ["LongText", "eq", "HARBOUR", "b"],
      ["LongText", "eq", "harbor", "b"],
    ],
    { withAdvanced },
  ),
  ...matches("shown", "Without advanced search eq is an exact match", [
    ["LongText", "eq", "harbour", ""],
    ["LongText", "eq", "Lights of the town", "a"],
  ]),
  ...refuses(
    "shown",
    "regex, near or within without advanced search: not accepted",
    undefined,
    needsAdvanced,
  ),
  ...refuses("decided", "Lists: 400 AdvancedSearchUnavailable", "AdvancedSearchUnavailable", needsAdvanced),
  ...refuses(
    "decided",
    "Lists: an operator that a kind does not have is 400 BadRequest",
    "BadRequest",
    noMeaning,
    {
      withAdvanced,
    },
  ),
  ...refuses(
    "decided",
    "Lists: a value that does not fit is 400 BadFilterValue",
    "BadFilterValue",
    badValues,
    {
      withAdvanced,
    },
  ),
  ...refuses(
    "decided",
    "Lists: a RichText or Json field is NotSearchable, whatever the operator",
    "NotSearchable",
    [
      ["RichText", "regex", "a"],
      ["Json", "regex", "a"],
      ["Json", "near", "1,2,3"],
    ],
    { withAdvanced },
  ),
];
