import * as z from "zod/mini";
import type { ServedPage } from "#lib/collection/query.ts";
import { type Reading, valueIn } from "#lib/fields/reading.ts";
import { isDrawn } from "#lib/fields/refer/picture.ts";
import type { Author } from "#lib/space/author.ts";
import { type Content, type ContentTarget, contentTargetSchema, type Fields } from "#lib/space/content.ts";
import { type Media, type MediaTarget, mediaTargetSchema } from "#lib/space/media.ts";
import type { ContentsPage } from "./contents.ts";

/** A page for the first HTML: of each item what its row shows. Browsers that ask for it later get all of it. */
export function listedPage(
  { page, ...served }: ServedPage<ContentsPage>,
  reading: Reading,
): ServedPage<ContentsPage> {
  if (page === undefined) return served;
  // A search may have found a text in a language that is not read.
  const isSearch = page.answers !== undefined;
  const once = { author: onceById(listedAuthor), type: onceById(briefType) };
  return {
    ...served,
    page: { ...page, items: page.items.map((item) => listedItem(item, { reading, isSearch, once })) },
  };
}

/** The same object for the same resource: packed JSON has it once. */
export function onceById<Value extends Resource, Brief>(brief: (value: Value) => Brief) {
  const made = new Map<string, Brief>();
  return (value: Value): Brief => {
    const known = made.get(value.sys.id) ?? brief(value);
    made.set(value.sys.id, known);
    return known;
  };
}

interface Resource {
  sys: { id: string };
}

interface ItemContext {
  reading: Reading;
  isSearch: boolean;
  once: { author: typeof listedAuthor; type: typeof briefType };
}

function listedItem({ sys, fields }: Content, { reading, isSearch, once }: ItemContext): Content {
  const titleField = reading.titleFields[sys.contentType.sys.id];
  return {
    sys: {
      ...briefSys(sys),
      // Rows fall back to the time of the last change.
      ...(sys.publish?.at !== undefined &&
        sys.publish.at !== sys.updatedAt && { publish: { at: sys.publish.at } }),
      createdBy: once.author(sys.createdBy),
      contentType: once.type(sys.contentType),
    },
    fields: Object.fromEntries(
      Object.entries(fields).map(([apiName, byLocale]) => {
        // The languages that an item has are those of its title.
        const shown = isSearch || apiName === titleField ? byLocale : inOneLocale(fields, apiName, reading);
        return [
          apiName,
          Object.fromEntries(Object.entries(shown).map(([id, value]) => [id, briefValue(value, reading)])),
        ];
      }),
    ),
  };
}

function inOneLocale(fields: Fields, apiName: string, reading: Reading): Record<string, unknown> {
  const found = valueIn(fields, apiName, reading);
  return found === undefined ? {} : { [found.localeId]: found.value };
}

export const listedAuthor = ({ sys, nickname, avatarUrl }: Author): Author => ({
  sys: { id: sys.id },
  ...(nickname !== undefined && { nickname }),
  ...(typeof avatarUrl === "string" && { avatarUrl }),
});

export const briefSys = ({ id, type, createdBy, createdAt, updatedAt, version }: Media["sys"]) => ({
  ...{ id, type, createdAt, updatedAt, version },
  createdBy: { sys: { id: createdBy.sys.id } },
});

const briefType = ({ sys: { id } }: Resource) => ({ sys: { id } });

/** Reduces targets to their names, and files to what is drawn. */
function briefValue(value: unknown, reading: Reading): unknown {
  if (Array.isArray(value)) return value.map((each) => briefValue(each, reading));
  // Parsing a target as the wrong type takes longer than the rest of an item.
  const type: unknown = Object(value).sys?.type;
  if (type === undefined || type === "Refer") return value;
  if (type === "Media") {
    const media = z.safeParse(mediaTargetSchema, value);
    return media.success ? briefMedia(media.data, reading) : value;
  }
  const content = z.safeParse(contentTargetSchema, value);
  return content.success ? briefTarget(content.data, reading) : value;
}

function briefTarget({ sys, fields }: ContentTarget, reading: Reading): ContentTarget {
  const titleField = reading.titleFields[sys.contentType.sys.id];
  return {
    sys: { id: sys.id, type: sys.type, contentType: briefType(sys.contentType) },
    fields: titleField === undefined ? fields : { [titleField]: inOneLocale(fields, titleField, reading) },
  };
}

function briefMedia({ sys, fields: { title = {}, file = {} } }: MediaTarget, reading: Reading): MediaTarget {
  const name = valueIn({ title }, "title", reading);
  return {
    sys: { id: sys.id, type: sys.type },
    fields: {
      ...(name !== undefined && { title: { [name.localeId]: String(name.value) } }),
      file: Object.fromEntries(
        Object.entries(file).map(([id, one]) => {
          const {
            state,
            fileName,
            contentType,
            mimeGroups,
            detail: { size: _, ...detail } = {},
            ...drawn
          } = one;
          return [
            id,
            // The name is for items without a title, the state for missing pictures, the kind for other files.
            {
              ...drawn,
              detail,
              ...(!isDrawn(one) && { contentType, mimeGroups }),
              ...(name === undefined && { fileName }),
              ...(drawn.url === undefined && { state }),
            },
          ];
        }),
      ),
    },
  };
}
