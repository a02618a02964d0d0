import { mediaName } from "#lib/content/media/media-words.ts";
import { titleOf } from "#lib/fields/display.ts";
import { pictureIn, shownOf } from "#lib/fields/refer/picture.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { SearchSection } from "#lib/space/list.ts";
import type { Media } from "#lib/space/media.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { idOf } from "./option-id.ts";
import type {
  PaletteGroup,
  PaletteOption,
  PaletteState,
  PaletteSubject,
  PaletteWords,
} from "./palette-state.ts";
import { type Found, mediaKey } from "./use-palette-search.ts";

type FoundSubject = Pick<PaletteSubject, "types" | "kinds" | "reading">;

interface FoundWords extends Pick<PaletteWords, "untitled"> {
  groups: Pick<PaletteWords["groups"], "photos" | "texts" | "similar">;
}

interface FoundState extends Pick<PaletteState, "found"> {
  subject: FoundSubject;
  words: FoundWords;
}

/** An option with the section that its item is in; a Space without sections finds titles. */
interface Ranked {
  section: SearchSection;
  option: PaletteOption;
}

/**
 * What is found by title, for each type and photos, the best first; then by text; and similar words if there is nothing
 * else.
 */
export function foundGroups({ subject, words, found }: FoundState): PaletteGroup[] {
  const lists = [
    ...subject.types.map((type) => ({
      name: `found-${type.id}`,
      title: subject.kinds.find(({ id }) => id === type.id)?.many ?? type.id,
      ranked: rankedOf(found.get(type.id), ({ items = [] }) =>
        items.map((content) => foundOption(subject, words, type, content)),
      ),
    })),
    {
      name: "found-media",
      title: words.groups.photos,
      ranked: rankedOf(found.get(mediaKey), ({ media = [] }) =>
        media.map((each) => photoOption(subject, words, each)),
      ),
    },
  ];
  const inSections = (...sections: SearchSection[]) =>
    lists.map(({ ranked, ...list }) => {
      const all = ranked.filter(({ section }) => sections.includes(section));
      return { ...list, best: all[0]?.section, options: all.map(({ option }) => option) };
    });
  const titles = inSections("titleStart", "title")
    .filter(({ options }) => options.length > 0)
    .toSorted((one, other) => Number(one.best === "title") - Number(other.best === "title"));
  const texts = inSections("text").flatMap(({ options }) => options);
  const similar = inSections("similar").flatMap(({ options }) => options);
  return [
    ...titles.map(({ name, title, options }) => ({ name, title, options })),
    { name: "found-texts", title: words.groups.texts, options: texts },
    {
      name: "found-similar",
      title: words.groups.similar,
      options: titles.length + texts.length === 0 ? similar : [],
    },
  ];
}

function rankedOf(found: Found | undefined, optionsOf: (found: Found) => PaletteOption[]): Ranked[] {
  if (found === undefined) return [];
  return optionsOf(found).map((option, index) => ({ option, section: found.sections?.[index] ?? "title" }));
}

function photoOption({ reading }: FoundSubject, { untitled }: FoundWords, media: Media): PaletteOption {
  const picture = shownOf(media, [reading.localeId, ...reading.localeIds]);
  const text = mediaName(picture) ?? untitled;
  const href = paths.oneMedia(media.sys.id);
  return {
    id: idOf("found", media.sys.id),
    ...{ text, href, icon: { is: "photo", picture }, recent: { href, text } },
    end: { is: "byLine", author: media.sys.createdBy, at: media.sys.updatedAt },
  };
}

function foundOption(
  { reading }: FoundSubject,
  { untitled }: FoundWords,
  type: ContentType,
  content: Content,
): PaletteOption {
  const title = titleOf(content, reading);
  const href = paths.content(type.id, content.sys.id);
  const picture = pictureIn(content, type.pictureField, reading);
  const text = title?.text ?? untitled;
  const lang = title && { lang: title.localeId };
  return {
    id: `palette-found-${content.sys.id}`,
    ...{ text, ...lang, href },
    icon: { is: "picture", contentTypeId: type.id, picture },
    end: { is: "byLine", author: content.sys.createdBy, at: content.sys.updatedAt },
    recent: { href, text, ...lang, contentTypeId: type.id },
  };
}
