import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync(["*.md", "docs/**/*.md", "service/*.md", "service/query/*.md", "tools/**/*.md"], {
  exclude: ["**/node_modules/**"],
});

const read = (file: string) => readFileSync(file, "utf8").replaceAll(/```[\s\S]*?```/g, "");

/** The anchors of a document's headings, as GitHub makes them. */
function anchors(file: string) {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

const linksOf = (file: string) =>
  [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^[a-z]+:/.test(link));

function isBroken(from: string, link: string) {
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? from : join(dirname(from), path);
  return !existsSync(file) || (anchor !== undefined && !anchors(file).includes(anchor));
}

test.each(documents)("%s: every relative link leads to a file and a heading", (file) => {
  expect(linksOf(file).filter((link) => isBroken(file, link))).toEqual([]);
});

test.each(documents)("%s: every file of the project that it names exists", (file) => {
  const names = read(file).matchAll(
    /`((?:app|components|lib|service|tools|scripts|e2e|docs|deploy)\/[\w()[\]./-]+\.\w+)`/g,
  );
  expect([...names].map(([, name = ""]) => name).filter((name) => !existsSync(name))).toEqual([]);
});

test("every page of docs/ has a link in its index", () => {
  const linked = linksOf("docs/README.md").map((link) => join("docs", link.split("#")[0] ?? ""));
  const pages = globSync(["docs/*.md", "docs/security/*.md"]).filter((page) => page !== "docs/README.md");
  expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
});

test("the newest version of the changelog is that of the package and of the manifests", () => {
  const [, version] = /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  expect(JSON.parse(readFileSync("package.json", "utf8"))).toMatchObject({ version });
  const tags = readFileSync("deploy/kubernetes/kustomization.yaml", "utf8").match(/newTag: .*/g);
  expect(new Set(tags)).toEqual(new Set([`newTag: ${version}`]));
});
