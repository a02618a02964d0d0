import { expect, test } from "vitest";
import { pageMessages } from "./page-messages.ts";
import { Source } from "./source.ts";

const list = new Source(
  "components/list.tsx",
  `"use client";
import { Row } from "./row.tsx";
export function List() {
  useTranslations("ui");
  return <Row />;
}
`,
);
const row = new Source(
  "components/row.tsx",
  `const Menu = lazyPart(() => import("./menu.tsx").then((lazy) => lazy.Menu));
export function Row() {
  return <Menu label={useTranslations("list.row")("menu")} />;
}
export function Picture() {
  return useTranslations("media")("picture");
}
`,
);
const menu = new Source("components/menu.tsx", 'export function Menu() {\n  useTranslations("tools");\n}\n');
const page = (body: string, path = "app/page.tsx") =>
  new Source(
    path,
    `import { List } from "#components/list.tsx";
export default function Page() {
  useTranslations("server");
  return ${body};
}
`,
  );
const areas = {
  all: ["ui", "list", "tools"],
  ui: ["ui"],
  list: ["list"],
  uiAndTools: ["ui", "tools"],
  row: ["ui", "list.row", "tools"],
  head: ["ui", "list.head", "tools"],
};
const layout = (area: keyof typeof areas) =>
  new Source(
    "app/layout.tsx",
    `export default function Layout({ children }) {
  return <ClientMessages area="${area}">{children}</ClientMessages>;
}
`,
  );
const problems = (...sources: Source[]) => pageMessages([...sources, list, row, menu], areas);

test("messages of client components that are not sent are found, by page and place", () => {
  expect(problems(page("<List />"))).toEqual([
    'app/page.tsx: components/list.tsx:4 uses the messages "ui", which no ClientMessages around it sends',
    'app/page.tsx: components/row.tsx:3 uses the messages "list.row", which no ClientMessages around it sends',
    'app/page.tsx: components/menu.tsx:2 uses the messages "tools", which no ClientMessages around it sends',
  ]);
});

test.each([
  ["around the component", [page('<ClientMessages area="all"><List /></ClientMessages>')]],
  ["in the layout of the folder", [page("<List />"), layout("all")]],
  ["in a layout above", [page("<List />", "app/(group)/contents/page.tsx"), layout("all")]],
])("allowed: messages that are sent %s", (_, sources) => {
  expect(problems(...sources)).toEqual([]);
});

test("messages are those of every ClientMessages around it; one that sends them again is found", () => {
  const nearest = page('<ClientMessages area="list"><List /></ClientMessages>');
  expect(problems(nearest, layout("uiAndTools"))).toEqual([]);
  expect(problems(nearest, layout("all"))).toEqual([
    'app/layout.tsx:2: no client component uses the messages "list"',
  ]);
});

test.each([
  ["row", true],
  ["head", false],
])("a part of them can be sent: %s", (area, isEnough) => {
  const sent = page(`<ClientMessages area="${area}"><List /></ClientMessages>`);
  expect(problems(sent).length === 0).toBe(isEnough);
});

test("parts loaded with all messages need none of the page's", () => {
  const loading = new Source(
    "components/row.tsx",
    'const Menu = lazyPart(() => withAllMessages(import("./menu.tsx").then((lazy) => lazy.Menu)));\nexport function Row() {\n  return <Menu />;\n}\n',
  );
  expect(pageMessages([page("<List />"), layout("ui"), list, loading, menu], areas)).toEqual([]);
});

test("siblings of ClientMessages get none of its messages", () => {
  const beside = page('<><List /><ClientMessages area="list"><b /></ClientMessages></>');
  expect(problems(beside)).toHaveLength(4);
});

test("a client component that asks for all messages is found", () => {
  const all = new Source(
    "app/page.tsx",
    '"use client";\nexport default function Page() {\n  useTranslations();\n}\n',
  );
  expect(problems(all)).toEqual([expect.stringContaining('app/page.tsx:3 uses the messages "all"')]);
});

test("what loads the messages of its language by itself may use them", () => {
  const own = new Source(
    "app/page.tsx",
    '"use client";\nimport { List } from "#components/list.tsx";\nexport default function Page() {\n  return <NextIntlClientProvider><List /></NextIntlClientProvider>;\n}\n',
  );
  expect(problems(own)).toEqual([]);
});
