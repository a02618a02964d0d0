import { expect, test } from "vitest";
import { lazyParts } from "./lazy-parts.ts";
import { Source } from "./source.ts";

const problems = (text: string, path = "components/contents/x.tsx") => lazyParts([new Source(path, text)]);
const bare = 'const X = dynamic(() => import("./x.tsx").then((lazy) => lazy.X), {\n  ssr: false,\n});\n';

test("a part that fails its page when it cannot be had is found", () => {
  expect(problems(`\n${bare}`)).toEqual([expect.stringMatching(/^components\/contents\/x\.tsx:2: /)]);
});

test("a part that hides its page while it loads is found", () => {
  const held = 'const X = dynamic(orLazyPart(() => import("./x.tsx")));\n';
  expect(problems(held)).toEqual([expect.stringContaining("takes the focus")]);
  expect(problems(held, "components/fields/control.tsx")).toEqual([]);
});

test.each([
  [
    "one that says what stands there instead",
    'const X = dynamic(\n  orLazyPart(() => import("./x.tsx")),\n  { loading: () => null },\n);\n',
  ],
  [
    "one with a boundary of its own",
    'const X = lazy(() => import("./x.tsx").catch(() => None));\n<Suspense fallback={<None />}>\n  <X />\n',
  ],
  ["lazyPart", 'const X = lazyPart(() => import("./x.tsx"));\n'],
])("allowed: %s", (_, text) => {
  expect(problems(text)).toEqual([]);
});

test("in a test anything goes", () => {
  expect(problems(bare, "components/collection/x.test.tsx")).toEqual([]);
});
