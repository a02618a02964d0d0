import sharp from "sharp";
import type { ContentType } from "./content-types.ts";
import { measure } from "./media-file.ts";
import { type Locales, refer } from "./resource.ts";
import type { Space } from "./space.ts";

const start = Date.UTC(2026, 2, 1, 8);
const colors = ["seagreen", "peru", "slateblue", "firebrick"];

/** Three members, four Media, 4 Guides, 32 Walks and 4 Notices; the Guides mentor each other in a ring. */
export async function seed(space: Space): Promise<void> {
  const [ada = "", bo = ""] = addMembers(space);
  const media: string[] = [];
  for (const [index, color] of colors.entries()) {
    media.push(await addMedia(space, index % 2 === 0 ? ada : bo, color));
  }
  const guides = colors.map((color, index) =>
    addContent(space, "guide", index % 2 === 0 ? ada : bo, {
      "full-name": `Guide ${color}`,
      about: `<p>Knows the <b>${color}</b> paths.</p>`,
      pictures: [refer("Media", media[index] ?? "")],
    }),
  );
  for (const [index, id] of guides.entries()) link(space, id, guides[(index + 1) % guides.length] ?? "");
  for (let index = 0; index < 32; index++) addWalk(space, index, [ada, bo][index % 2] ?? "", media, guides);
  for (let index = 0; index < 4; index++) addContent(space, "notice", bo, { headline: `Notice ${index}` });
  if (space.choices.otherTitles) addOtherTitles(space, ada, guides[0] ?? "");
}

/** Two of each type that is not named by a text. */
function addOtherTitles(space: Space, by: string, guide: string): void {
  const values = {
    room: [
      { number: 12, "is-open": true },
      { number: 1204, "is-open": false },
    ],
    tide: [{ day: "2026-09-15" }, { day: "2026-11-15" }],
    poll: [{ "is-open": true }, { "is-open": false }],
    saying: [{ words: "<p>Low <b>water</b></p><p>High land.</p>" }, { words: "" }],
    stop: [{ where: { latitude: 47.1, longitude: 8 } }, {}],
    mood: [{ "key-words": ["river", "easy"] }, {}],
    tour: [{ along: refer("Content", guide) }, {}],
    gauge: [{ level: 3 }, { level: 5 }],
  };
  for (const [name, all] of Object.entries(values)) for (const each of all) addContent(space, name, by, each);
}

function addMembers(space: Space): string[] {
  const people = [
    { nickname: "Ada", role: "author", isAdmin: false },
    { nickname: "Bo", role: "reader", isAdmin: false },
    { nickname: "Cy", role: "author", isAdmin: true },
  ] as const;
  return people.map((person) => {
    const id = space.newId("person");
    const email = `${person.nickname.toLowerCase()}@example.com`;
    space.members.set(id, {
      id,
      email,
      avatarUrl: null,
      version: 1,
      createdAt: start,
      updatedAt: start,
      ...person,
    });
    return id;
  });
}

async function addMedia(space: Space, by: string, color: string): Promise<string> {
  const upload = { id: space.newId("file"), by, bytes: await picture(color) };
  await measure(upload);
  space.uploads.set(upload.id, upload);
  const id = space.newId("asset");
  const entry = {
    fileName: `${color}.png`,
    contentType: "image/png",
    mimeGroups: ["Image"],
    upload: upload.id,
  };
  const [locale] = space.choices.locales;
  const fields = { title: { [locale]: `In ${color}` }, description: {}, file: { [locale]: entry } };
  space.media.set(id, { ...stored(id, by, space.media.size), fields });
  return id;
}

function picture(color: string): Promise<Buffer> {
  return sharp({ create: { width: 48, height: 32, channels: 3, background: color } })
    .png()
    .toBuffer();
}

function addWalk(space: Space, index: number, by: string, media: string[], guides: string[]): void {
  const tags = index % 4 === 0 ? ["spring"] : [];
  const values = {
    title: `Walk ${String(index).padStart(2, "0")}`,
    "long-story": `Along the river, and back by way ${index}.`,
    "length-in-m": 500 * index,
    ...(index % 3 === 0 ? {} : { "is-open": index % 3 === 1 }),
    "walked-on": new Date(start + index * 86_400_000).toISOString().slice(0, 10),
    where: { latitude: 47 + index / 10, longitude: 8 },
    cover: refer("Media", media[index % media.length] ?? ""),
    "led-by": refer("Content", guides[index % guides.length] ?? ""),
    "key-words": index % 2 === 0 ? ["river", "easy"] : ["river"],
  };
  addContent(space, "walk", by, values, tags);
}

function addContent(
  space: Space,
  name: ContentType["name"],
  by: string,
  values: Locales,
  tags: string[] = [],
): string {
  const id = space.newId(name);
  const [locale] = space.choices.locales;
  const fields = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { [locale]: value }]));
  const content = { ...stored(id, by, space.contents.size), contentType: space.typeId(name), fields, tags };
  space.contents.set(id, content);
  return id;
}

function stored(id: string, by: string, index: number) {
  const at = start + index * 60_000;
  return { id, createdBy: by, updatedBy: by, createdAt: at, updatedAt: at, version: 1 };
}

function link(space: Space, id: string, mentor: string): void {
  const guide = space.contents.get(id);
  if (guide !== undefined) guide.fields.mentor = { [space.choices.locales[0]]: refer("Content", mentor) };
}
