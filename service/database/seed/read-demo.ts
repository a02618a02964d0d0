import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { z } from "zod";
import {
  type DemoArticle,
  type DemoData,
  type DemoNote,
  demoArticle,
  demoLocale,
  demoMedia,
  demoMember,
  demoNote,
  demoPlace,
  demoWalk,
} from "#service/database/seed/demo-data.ts";
import { LineError, parseValue } from "#service/database/seed/demo-file.ts";
import { parseDemoJson } from "#service/database/seed/demo-json.ts";
import { parseMarkdown, splitByLocale, splitTextAndJson } from "#service/database/seed/demo-markdown.ts";
import { parseRichText } from "#service/database/seed/rich-text.ts";

const folder = join(import.meta.dirname, "../../demo");

/** Reads `service/demo`. Throws a sentence with file and line. */
export function readDemo(): DemoData {
  return {
    members: readJson("members.json", z.array(demoMember)),
    media: readJson("media.json", z.array(demoMedia)),
    places: readJson("places.json", z.array(demoPlace)),
    articles: readTexts("articles", parseArticle),
    walks: readJson("walks.json", z.array(demoWalk)),
    notes: readTexts("notes", parseNote),
  };
}

function readJson<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return readWith(name, (text) => parseDemoJson(text, schema));
}

/** In the order of their file names; `articles/01-tides/02-two-tides.md` has the key `two-tides`. */
function readTexts<Text>(name: string, parse: (text: string, key: string) => Text): Text[] {
  const files = readdirSync(join(folder, name), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .sort();
  return files.map((file) => {
    const key = basename(file, ".md").replace(/^\d+-/, "");
    return readWith(join(name, file), (text) => parse(text, key));
  });
}

function readWith<Content>(name: string, parse: (text: string) => Content): Content {
  const file = join(folder, name);
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    throw new Error(`${relative(process.cwd(), file)}:${error.line}: ${error.message}`);
  }
}

export function parseArticle(text: string, key: string): DemoArticle {
  const { frontMatter, lineOf, body } = parseMarkdown(text);
  const story: DemoArticle["story"] = {};
  for (const [name, lines] of splitByLocale(body)) {
    const locale = parseValue(demoLocale, name, () => (lines[0]?.number ?? 1) - 1);
    story[locale] = parseRichText(lines);
  }
  return { ...parseValue(demoArticle, { ...frontMatter, key }, lineOf), story };
}

export function parseNote(text: string, key: string): DemoNote {
  const { frontMatter, lineOf, body } = parseMarkdown(text);
  const { text: words, json } = splitTextAndJson(body);
  return { ...parseValue(demoNote, { ...frontMatter, key }, lineOf), text: words, data: json };
}
