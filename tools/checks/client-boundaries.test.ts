import { expect, test } from "vitest";
import { clientBoundaries } from "./client-boundaries.ts";
import { Source } from "./source.ts";

const page = new Source("app/page.tsx", 'import { Menu } from "#components/menu.tsx";\n');
const menu = new Source(
  "components/menu.tsx",
  '"use client";\nimport "./item.tsx";\nimport "./shared.tsx";\n',
);
const item = new Source("components/item.tsx", '"use client";\n');

test("what server components import may say that it is a client component", () => {
  expect(clientBoundaries([page, menu])).toEqual([]);
});

test("what only client components import may not, until a server component imports it too", () => {
  expect(clientBoundaries([page, menu, item])).toEqual([expect.stringMatching(/^components\/item\.tsx: /)]);
  const layout = new Source("app/layout.tsx", 'import "#components/item.tsx";\n');
  expect(clientBoundaries([page, layout, menu, item])).toEqual([]);
});

test("a type that a server component imports makes no boundary", () => {
  const layout = new Source("app/layout.tsx", 'import type { Item } from "#components/item.tsx";\n');
  expect(clientBoundaries([page, layout, menu, item])).toHaveLength(1);
});
