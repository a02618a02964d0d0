import { z } from "zod";
import type { RichTextDoc } from "#service/database/seed/rich-text.ts";

/** Who made a thing and when. Keys name things inside the demo data only; ids are made from them. */
const authored = { key: z.string(), by: z.string(), daysAgo: z.number() };
export const demoLocale = z.enum(["en-US", "ko-KR"]);
/** A text that is missing in one locale is left out. */
const textByLocale = z.partialRecord(demoLocale, z.string());
const references = z.array(z.string()).default([]);

export const demoMember = z.strictObject({
  key: z.string(),
  email: z.string(),
  nickname: z.string(),
  /** A media key. */
  avatar: z.string().exactOptional(),
  isAdmin: z.boolean().exactOptional(),
  enableLogin: z.boolean().exactOptional(),
  joinedDaysAgo: z.number(),
});

export const demoMedia = z.strictObject({
  ...authored,
  /** A file name in `service/demo/media`. */
  file: z.string(),
  width: z.number(),
  height: z.number(),
  title: textByLocale,
  description: textByLocale,
});

export const demoPlace = z.strictObject({
  ...authored,
  name: textByLocale,
  position: z.strictObject({ lon: z.number(), lat: z.number() }),
  elevation: z.number(),
  openAllYear: z.boolean(),
  surveyedDaysAgo: z.number(),
  /** A media key. */
  picture: z.string().exactOptional(),
});

export const demoWalk = z.strictObject({
  ...authored,
  name: textByLocale,
  description: textByLocale,
  /** A place key. */
  start: z.string(),
  distance: z.number(),
});

/** An article without its story, as its front matter has it. */
export const demoArticle = z.strictObject({
  ...authored,
  title: textByLocale,
  summary: textByLocale,
  /** Media keys. */
  cover: z.string().exactOptional(),
  photos: references,
  /** A place key. */
  place: z.string().exactOptional(),
  /** Article keys. */
  related: references,
  tags: references,
  walkedDaysAgo: z.number(),
  /** Kilometres, 0 to 80. */
  length: z.number(),
  needsLowWater: z.boolean(),
  /** When it was last edited; never before `daysAgo`. Without it, it is as created. */
  editedDaysAgo: z.number().exactOptional(),
  /** `sys.version`, at least 1. */
  version: z.number().exactOptional(),
});

/** A note without its text and data, as its front matter has it. */
export const demoNote = z.strictObject({ ...authored, title: z.string() });

export type DemoMember = z.infer<typeof demoMember>;
export type DemoMedia = z.infer<typeof demoMedia>;
export type DemoPlace = z.infer<typeof demoPlace>;
export type DemoWalk = z.infer<typeof demoWalk>;
export type DemoArticle = z.infer<typeof demoArticle> & {
  story: Partial<Record<z.infer<typeof demoLocale>, RichTextDoc>>;
};
export type DemoNote = z.infer<typeof demoNote> & { text: string; data: unknown };

/** Everything that members of the demo Space made. */
export interface DemoData {
  members: DemoMember[];
  media: DemoMedia[];
  places: DemoPlace[];
  articles: DemoArticle[];
  walks: DemoWalk[];
  notes: DemoNote[];
}
