import { midSentence } from "#components/ui/space/kind.ts";
import { savedAddress } from "#lib/browser/list/saved-views.ts";
import { hasMatch } from "#lib/content/highlight.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import { pictureIn } from "#lib/fields/refer/picture.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import type {
  PaletteGroup,
  PaletteOption,
  PaletteState,
  PaletteSubject,
  PaletteWords,
} from "./palette-state.ts";

/** All options for a text, without empty groups. */
export function paletteGroups(state: PaletteState): PaletteGroup[] {
  const sought = state.text.trim();
  const groups =
    sought === "" ? [recentOf(state), draftsOf(state), goOf(state), doOf(state)] : all(state, sought);
  return groups.filter(({ options }) => options.length > 0);
}

/** A page whose name begins with the text ranks before items that only contain it. */
export function isPageNamed(state: PaletteState): boolean {
  const lower = state.text.trim().toLocaleLowerCase();
  return goOf(state).options.some(
    ({ text, end }) => end?.is !== "savedView" && text.toLocaleLowerCase().startsWith(lower),
  );
}

function all(state: PaletteState, sought: string): PaletteGroup[] {
  const go = goOf(state);
  const found = [...foundGroups(state), draftsOf(state)];
  return [...(isPageNamed(state) ? [go, ...found] : [...found, go]), doOf(state), searchOf(state, sought)];
}

function recentOf({ words, recent }: PaletteState): PaletteGroup {
  return {
    name: "recent",
    title: words.groups.recent,
    options: recent.map((choice) => ({
      id: idOf("recent", choice.href),
      ...{ text: choice.text, href: choice.href, recent: choice },
      ...(choice.lang !== undefined && { lang: choice.lang }),
      icon:
        choice.contentTypeId === undefined
          ? ({ is: "recent" } as const)
          : ({ is: "kind", contentTypeId: choice.contentTypeId } as const),
    })),
  };
}

function draftsOf({ words, text, drafts }: PaletteState): PaletteGroup {
  const sought = text.trim();
  return {
    name: "drafts",
    title: words.groups.drafts,
    options: drafts
      .filter(({ title }) => sought === "" || hasMatch(title, sought))
      .slice(0, 4)
      .map(({ id, title, href, savedAt }) => ({
        id: idOf("draft", id),
        ...{ text: title === "" ? words.untitled : title, href },
        icon: { is: "draft" },
        end: { is: "moment", at: savedAt },
      })),
  };
}

function goOf({ subject, words, text, views }: PaletteState): PaletteGroup {
  const pages: PaletteOption[] = [
    page({ href: paths.home(), text: words.home, icon: { is: "home" }, end: { is: "keys", keys: "g h" } }),
    page({
      href: paths.published(),
      text: words.readingPage,
      icon: { is: "read" },
      end: { is: "keys", keys: "g r" },
    }),
    ...subject.kinds.map(({ id, many }) =>
      page({ href: paths.contents(id), text: many, icon: { is: "kind", contentTypeId: id } }),
    ),
    page({ href: paths.media(), text: words.media, icon: { is: "media" } }),
    ...views.map((view) =>
      page({ href: savedAddress(view), text: view.name, icon: { is: "view" }, end: { is: "savedView" } }),
    ),
  ];
  const sought = text.trim();
  const options = pages.filter((each) => sought === "" || hasMatch(each.text, sought));
  return { name: "go", title: words.groups.go, options };
}

function page(option: Omit<PaletteOption, "id"> & { href: string }): PaletteOption {
  const { href, text } = option;
  return { ...option, id: idOf("go", href, text), recent: { href, text } };
}

function doOf({ subject, words, text, here, newDraftId }: PaletteState): PaletteGroup {
  const title = text.trim();
  const hereFirst = subject.kinds.toSorted(
    (one, other) => Number(other.id === here) - Number(one.id === here),
  );
  const begin = hereFirst
    .filter(({ create }) => create)
    .map(({ id, one }): PaletteOption => {
      const named = midSentence(one, words.language);
      return {
        id: `palette-new-${id}`,
        text: title === "" ? words.newKind(named) : words.newCalled(named, title),
        href: paths.newContent(id, title === "" ? {} : { draft: newDraftId, title }),
        icon: { is: "new" },
        ...(id === here && { end: { is: "keys", keys: "n" } }),
      };
    });
  const keys: PaletteOption = {
    id: "palette-keys",
    text: words.keys,
    icon: { is: "keys" },
    end: { is: "keys", keys: "?" },
  };
  const isMeant = title === "" || hasMatch(words.keys, title);
  return { name: "do", title: words.groups.do, options: [...begin, ...(isMeant ? [keys] : [])] };
}

function searchOf({ subject, words, found }: PaletteState, sought: string): PaletteGroup {
  return {
    name: "search",
    title: words.searchFor(sought),
    options: subject.kinds.map(({ id, many }) => {
      const total = found.get(id)?.sought === sought ? found.get(id)?.total : undefined;
      return {
        id: `palette-search-${id}`,
        text: words.inKind(midSentence(many, words.language)),
        href: paths.contents(id, { q: sought }),
        icon: { is: "search" },
        ...(total !== undefined && { end: { is: "count", count: total } }),
      };
    }),
  };
}

/** Without white space, because `aria-activedescendant` refers to it. */
function idOf(...parts: string[]): string {
  return ["palette", ...parts.map(encodeURIComponent)].join("-");
}

/** The results of each type. */
function foundGroups({ subject, words, found }: PaletteState): PaletteGroup[] {
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
