import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDemo } from "#service/database/seed/read-demo.ts";

const { members, media, places, articles, walks, notes } = readDemo();
const contents = [...articles, ...places, ...walks, ...notes];
const keysOf = (things: { key: string }[]) => new Set(things.map((thing) => thing.key));
const missing = (keys: string[], things: { key: string }[]) => {
  const known = keysOf(things);
  return keys.filter((key) => !known.has(key));
};
const oneDecimalKm = (km: number) => km >= 0 && km <= 80 && Number(km.toFixed(1)) === km;

test("there are 250 Contents", () => {
  expect([articles.length, places.length, walks.length, notes.length]).toEqual([140, 48, 17, 45]);
});

test("a key names one thing of its kind", () => {
  for (const things of [members, media, articles, places, walks, notes]) {
    expect(keysOf(things).size).toBe(things.length);
  }
});

test("every reference names something that is there", () => {
  const authors = [...media, ...contents].map((thing) => thing.by);
  const pictures = [
    ...members.map((member) => member.avatar),
    ...places.map((place) => place.picture),
    ...articles.flatMap((article) => [article.cover, ...article.photos]),
  ].filter((key) => key !== undefined);
  const spots = [...articles.map((article) => article.place), ...walks.map((walk) => walk.start)].filter(
    (key) => key !== undefined,
  );
  const related = articles.flatMap((article) => article.related);
  expect(missing(authors, members)).toEqual([]);
  expect(missing(pictures, media)).toEqual([]);
  expect(missing(spots, places)).toEqual([]);
  expect(missing(related, articles)).toEqual([]);
  expect(articles.filter((article) => article.related.includes(article.key))).toEqual([]);
});

test("a title fits into a Text field", () => {
  const titles = [
    ...[...articles, ...media].flatMap((thing) => Object.values(thing.title)),
    ...[...places, ...walks].flatMap((thing) => Object.values(thing.name)),
    ...notes.map((note) => note.title),
    ...members.map((member) => member.nickname),
  ];
  expect(titles.filter((title) => title.length > 256)).toEqual([]);
});

test("no text is empty", () => {
  const empty: string[] = [];
  for (const thing of [...members, ...media, ...contents]) {
    JSON.stringify(thing, (name, value) => {
      if (typeof value === "string" && value.trim() === "") empty.push(`${thing.key}.${name}`);
      return value;
    });
  }
  expect(empty).toEqual([]);
});

test("an article has title, summary and story in the same languages, at least one", () => {
  for (const { key, title, summary, story } of articles) {
    const languages = Object.keys(title);
    expect(languages.length, key).toBeGreaterThan(0);
    expect([Object.keys(summary), Object.keys(story)], key).toEqual([languages, languages]);
  }
});

test("no two articles share a title or a summary", () => {
  const texts = articles.flatMap((article) => [
    ...Object.values(article.title),
    ...Object.values(article.summary),
  ]);
  expect(new Set(texts).size).toBe(texts.length);
});

test("lengths are 0 to 80 km with one decimal, and positions lie on the earth", () => {
  expect(articles.filter((article) => !oneDecimalKm(article.length))).toEqual([]);
  expect(walks.filter((walk) => !oneDecimalKm(walk.distance))).toEqual([]);
  for (const { position, elevation } of places) {
    expect(Math.abs(position.lon)).toBeLessThanOrEqual(180);
    expect(Math.abs(position.lat)).toBeLessThanOrEqual(90);
    expect(Number.isInteger(elevation)).toBe(true);
  }
});

test("what happened is in order: joined, walked, written, edited", () => {
  const joined = new Map(members.map((member) => [member.key, member.joinedDaysAgo]));
  for (const thing of [...media, ...contents]) {
    expect(thing.daysAgo, thing.key).toBeLessThanOrEqual(joined.get(thing.by) ?? 0);
  }
  for (const article of articles) {
    expect(article.walkedDaysAgo, article.key).toBeGreaterThanOrEqual(article.daysAgo);
    expect(article.editedDaysAgo ?? 0, article.key).toBeLessThanOrEqual(article.daysAgo);
    expect((article.version ?? 1) > 1, article.key).toBe(article.editedDaysAgo !== undefined);
  }
});

test("pictures exist in their declared sizes", () => {
  for (const { file, width, height } of media) {
    expect(sizeOfWebp(readFileSync(new URL(`../../demo/media/${file}`, import.meta.url))), file).toEqual({
      width,
      height,
    });
  }
});

/** Of a lossy WebP (`VP8 ` chunk): two 14-bit sizes after the start code. */
function sizeOfWebp(bytes: Buffer) {
  expect(bytes.toString("latin1", 0, 4) + bytes.toString("latin1", 8, 16)).toBe("RIFFWEBPVP8 ");
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
