import { expect, test } from "vitest";
import { classProblems } from "./class-names.ts";
import { Source } from "./source.ts";

const styleSheets = [
  {
    path: "app/globals.css",
    text: '@import "tailwindcss/utilities.css" source(none); @import "./theme.css";',
  },
  {
    path: "app/theme.css",
    text: "@theme { --*: initial; --spacing: 0.25rem; --breakpoint-tablet: 48rem; }",
  },
];

function problems(text: string, css = ""): Promise<string[]> {
  const sources = [new Source("components/ui/x.tsx", text)];
  return classProblems(sources, [...styleSheets, { path: "app/styles/x.css", text: css }]);
}

test.each([
  ["in an attribute", 'const x = <p className="p-2 lead" />;'],
  ["in a condition", 'const x = <p className={isOpen ? "lead" : "p-2"} />;'],
  ["in an attribute for a part", 'const x = <Y nameClassName="lead" />;'],
  ["in a list of class names", 'const x = classNames("p-2", isOpen && "lead");'],
  ["in a variant", 'const x = cva("p-2", { variants: { tone: { quiet: "lead" } } });'],
  [
    "in a compound variant",
    'const x = cva("", { compoundVariants: [{ tone: "quiet", className: "lead" }] });',
  ],
  ["in a constant", 'const row = ["p-2", "lead"].join(" "); const x = <p className={row} />;'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text.
  ["in a constant of a constant", 'const a = "lead"; const b = `${a} p-2`; const x = <p className={b} />;'],
  [
    "in a table of constants",
    'const looks = { rail: { button: "lead" } }; const x = <p className={looks[y].button} />;',
  ],
  ["in a function", 'const look = (x) => (x ? "lead" : "p-2"); const x = <p className={look(y)} />;'],
  ["between parentheses", 'const x = <p className={classNames("p-2", isOpen && (y ? "lead" : ""))} />;'],
  ["in a sum", 'const x = <p className={"p-2 " + "lead"} />;'],
  ["in a node of ProseMirror", 'const x = ["figure", { class: "lead" }];'],
  ["on an element of the document", 'element.className = "lead";'],
  ["beside a utility", 'export const look = "p-2 lead";'],
])("a class that is no utility and in no style sheet is found: %s", async (_, text) => {
  expect(await problems(text)).toEqual([
    "components/ui/x.tsx:1: no utility and no style sheet has the class lead",
  ]);
});

test.each([
  ["a utility", 'const x = <p className="p-3.5 max-tablet:px-4 [&>svg]:flex-none flex!" />;'],
  ["a marker of variants", 'const x = <p className="group peer/layout" />;'],
  ["a string that is compared", 'const x = <p className={look === "lead" ? "p-2" : "p-3"} />;'],
  ["what comes before &&", 'const a = "lead"; const x = <p className={a && "p-2"} />;'],
  ["a condition", 'const a = "lead"; const x = <p className={a ? "p-2" : "p-3"} />;'],
  ["what is read from a table", 'const x = <p className={looks["lead"]} />;'],
  ["a key of a table", 'const looks = { "lead": "p-2" }; const x = <p className={looks[y]} />;'],
  ["an argument of another function", 'const x = <p className={classOf("lead")} />;'],
  ["another attribute", 'const x = <Y className="p-2" name="lead" />;'],
  ["a constant that is only compared", 'const a = "lead"; const x = <p className={b === a ? "p-2" : ""} />;'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text.
  ["a part of a class", "const x = <p className={`p-${size}rem`} />;"],
  ["the default of a variant", 'const x = cva("", { variants: {}, defaultVariants: { tone: "lead" } });'],
  [
    "the condition of a variant",
    'const x = cva("", { compoundVariants: [{ tone: "lead", className: "p-2" }] });',
  ],
  ["text", 'const x = <Y hint="A flex lead" />;'],
])("%s is no class of ours", async (_, text) => {
  expect(await problems(text)).toEqual([]);
});

test("tests and other folders have strings of their own", async () => {
  const sources = ["components/x.test.tsx", "lib/x.ts"].map((path) => new Source(path, 'cva("lead");'));
  expect(await classProblems(sources, styleSheets)).toEqual([]);
});

test("a utility of a token that the theme lacks is no utility", async () => {
  expect(await problems('const x = <p className="rounded-9" />;')).toHaveLength(1);
});

test("a class of a style sheet that no component has is found", async () => {
  const css =
    '@import "x.css"; /* .old */ .lead { width: 0.5rem; & .gone { background: url(x.png); } } .ProseMirror {}';
  expect(await problems('const gone = <p className="lead" />;', css)).toEqual([
    "app/styles/x.css: no component has the class gone",
  ]);
});

const ownNames =
  "@utility card { width: 1rem; } @utility wash-* { color: red; } @custom-variant on (&:is(x));";

test("a utility and a variant of our own that nothing uses are found", async () => {
  const others = "@utility card-head { @apply flex; } @utility discard { @apply flex; }";
  const text = 'const x = <p className="card-head discard group-once:flex wash:flex" />;';
  expect((await problems(text, ownNames + others)).filter((line) => line.includes("nothing uses"))).toEqual([
    "app/styles/x.css: nothing uses the utility card",
    "app/styles/x.css: nothing uses the utility wash-*",
    "app/styles/x.css: nothing uses the custom-variant on",
  ]);
});

test.each([
  ["components", 'const x = <p className="hover:card! not-on:wash-red" />;', ""],
  ["style sheets", "", "@utility page { @apply card hover:wash-red; @variant on { color: red; } }"],
])("a utility and a variant that %s apply are in use", async (_, text, css) => {
  const found = await problems(`${text} const page = <p className="page" />;`, ownNames + css);
  expect(found.filter((line) => line.includes("nothing uses"))).toEqual([]);
});
