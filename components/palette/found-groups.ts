import { titleOf } from "#lib/fields/refer/names.ts";
import { pictureIn } from "#lib/fields/refer/picture.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import type { PaletteGroup, PaletteOption } from "./palette-option.ts";
import type { PaletteState, PaletteWords } from "./palette-state.ts";
import type { PaletteSubject } from "./palette-subject.ts";

/** What each type answered, under its name. */
export function foundGroups({ subject, words, found }: PaletteState): PaletteGroup[] {
  return subject.types.map((type) => ({
    name: `found-${type.id}`,
    title: subject.kinds.find(({ id }) => id === type.id)?.many ?? type.id,
    options: (found.get(type.id)?.items ?? []).map((content) => foundOption(subject, words, type, content)),
  }));
}

function foundOption(
  { reading }: PaletteSubject,
  { untitled }: PaletteWords,
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
