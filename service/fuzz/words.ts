import fc from "fast-check";

/** Problematic texts: control characters, half surrogates, patterns, SQL, other members' ids. */
const bad = [
  "",
  "\0",
  "\ud800",
  "\u202e",
  "%",
  "_",
  "\\",
  "'",
  '";--',
  "' or 1=1 --",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "(a+)+$",
  "((((((((((",
  "[",
  "a{99999}",
  "1e309",
  "-0",
  "NaN",
  "9007199254740993",
  "99999999999999999999",
  "0x10",
  "٣",
  "2025-02-30",
  "0000-01-01",
  "9999-12-31T23:59:60Z",
  "275760-09-13T00:00:00.001Z",
  "2025-01-01T00:00:00+99:99",
  "180,90,1",
  "181,91,-1",
  "0,0,1e308",
  "0,0,0,0,0,0",
  "0,0,10,0,0,10",
  "180,0,-180,0,0,90",
  ",",
  "\\,",
  ",,,,",
  "true",
  "false",
  "null",
  "x".repeat(300),
  "😀".repeat(100),
];

const good = [
  "1",
  "10",
  "a",
  "Cape",
  "en-US",
  "demo",
  "place",
  "note",
  "2025-01-05",
  "2025-01-05T10:00:00Z",
  "129.5,37.2,5",
];

export const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...good) },
  { weight: 3, arbitrary: fc.constantFrom(...bad) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** Any JSON, and bodies that nearly fit. */
export const json = fc.oneof(
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(deep(200), deep(2000), "x".repeat(5000)) },
);

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
