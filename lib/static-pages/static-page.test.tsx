import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WindowLight } from "#components/session/window-light.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { pageStyle } from "./page-style.ts";
import { markOf, windowLight } from "./static-page.ts";

const brand = { name: "Morae", color: { l: 0.45, c: 0.078, h: 195 }, legal: [] };

/** These pages have a style of their own, without Tailwind's utilities. */
const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, "");

test.each(["waves", "panes"] as const)("the mark %s is the one of all pages", (mark) => {
  expect(withoutClasses(markOf({ ...brand, mark }))).toBe(
    withoutClasses(renderToStaticMarkup(<BrandMark mark={mark} />)),
  );
});

test("the light is that of the sign-in page", () => {
  expect(withoutClasses(windowLight)).toBe(withoutClasses(renderToStaticMarkup(<WindowLight />)));
});

test("its colours, lines and face are the tokens of all pages, to the letter", () => {
  const valuesOf = (css: string) =>
    new Map(
      [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
        .map(
          ([, name = "", value = ""]) =>
            [name, value.replace(/\s+/g, " ").replace(/(?<=\() | (?=\))/g, "")] as const,
        )
        // The first is the token itself; others stand for a phone, Korean or fewer movements.
        .reverse(),
    );
  const own = valuesOf(pageStyle.slice(0, pageStyle.indexOf("}")));
  const all = valuesOf(
    ["theme", "modes"].map((name) => readFileSync(`app/styles/${name}.css`, "utf8")).join("\n"),
  );
  expect(own.size).toBeGreaterThan(15);
  for (const [name, value] of own) expect([name, value]).toEqual([name, all.get(name)]);
});
