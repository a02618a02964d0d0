import { type Kind, midSentence } from "#components/ui/space/kind.ts";
import { isSameChoice } from "#lib/browser/keys/recent-choices.ts";
import { savedAddress } from "#lib/browser/list/saved-views.ts";
import { hasMatch } from "#lib/content/highlight.ts";
import { isTitledByText } from "#lib/content/type-words.ts";
import { paths } from "#lib/paths.ts";
import { foundGroups } from "./found-groups.ts";
import { idOf } from "./option-id.ts";
import type {
  CommandWords,
  PaletteGroup,
  PaletteOption,
  PaletteState,
  PaletteWords,
} from "./palette-state.ts";
import { mediaKey } from "./use-palette-search.ts";

/** All options for a text, without empty groups. */
export function paletteGroups(state: PaletteState): PaletteGroup[] {
  const text = state.text.trim();
  const groups =
    text === ""
      ? [recentOf(state), draftsOf(state), goOf(state), doOf(state), commandsOf(state)]
      : all(state);
  return groups.filter(({ options }) => options.length > 0);
}

/** A page or a command whose name begins with the text ranks before items that only contain it. */
export function isPageNamed(state: PaletteState): boolean {
  return namedOf(state).options.length > 0;
}

/** Exact and recent names first, then what was found, the best first; creation last. */
function all(state: PaletteState): PaletteGroup[] {
  const named = namedOf(state);
  const first = new Set(named.options.map(({ id }) => id));
  const rest = [goOf(state), commandsOf(state)].map((group) => ({
    ...group,
    options: group.options.filter(({ id }) => !first.has(id)),
  }));
  return [named, ...foundGroups(state), draftsOf(state), ...rest, searchOf(state), doOf(state)];
}

/**
 * Pages and commands with a word that begins with the text: first a name that is the text, then names that begin with
 * it. Of equal ones, those that were chosen recently come first.
 */
function namedOf(state: PaletteState): PaletteGroup {
  const text = lower(state.text);
  const named = [...goOf(state).options, ...commandsOf(state).options].filter(
    ({ text: name, end }) => end?.is !== "savedView" && ` ${lower(name)}`.includes(` ${text}`),
  );
  const isRecent = ({ recent }: PaletteOption) =>
    recent !== undefined && state.recent.some((choice) => isSameChoice(choice, recent));
  const rank = (option: PaletteOption) => {
    const name = lower(option.text);
    return (name === text ? 0 : name.startsWith(text) ? 2 : 4) + (isRecent(option) ? 0 : 1);
  };
  const options = text === "" ? [] : named.toSorted((one, other) => rank(one) - rank(other));
  return { name: "named", title: state.words.groups.named, options };
}

function lower(text: string): string {
  return text.trim().toLocaleLowerCase();
}

function recentOf({ words, recent }: PaletteState): PaletteGroup {
  return {
    name: "recent",
    title: words.groups.recent,
    options: recent.flatMap((choice): PaletteOption[] => {
      if ("commandId" in choice) {
        const options = words.commands.map(commandOption).filter(({ id }) => id === choice.commandId);
        return options.map((option) => ({ ...option, id: idOf("recent", option.id) }));
      }
      const { href, text, lang, contentTypeId } = choice;
      return [
        {
          id: idOf("recent", href),
          ...{ text, href, recent: choice },
          ...(lang !== undefined && { lang }),
          icon: contentTypeId === undefined ? { is: "recent" } : { is: "kind", contentTypeId },
        },
      ];
    }),
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
    page({ href: paths.media(), text: words.media, icon: { is: "media" }, end: { is: "keys", keys: "g f" } }),
    page({ href: paths.profile(), text: words.profile, icon: { is: "profile" } }),
    ...(text.trim() === "" ? [] : subject.kinds.map((kind) => mineOf(kind, words))),
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

function mineOf({ id, many }: Kind, { mine, language }: PaletteWords): PaletteOption {
  const icon = { is: "kind", contentTypeId: id } as const;
  return page({ href: paths.contents(id, { mine: "1" }), text: mine(midSentence(many, language)), icon });
}

/** What can be created: for a text, with that title if titles are texts. */
function doOf({ subject, words, text, here, newDraftId }: PaletteState): PaletteGroup {
  const hereFirst = subject.kinds.toSorted(
    (one, other) => Number(other.id === here) - Number(one.id === here),
  );
  const options = hereFirst
    .filter(({ create }) => create)
    .map(({ id, one }): PaletteOption => {
      const named = midSentence(one, words.language);
      const type = subject.types.find((each) => each.id === id);
      const title = type && isTitledByText(type) ? text.trim() : "";
      return {
        id: `palette-new-${id}`,
        text: title === "" ? words.newKind(named) : words.newCalled(named, title),
        href: paths.newContent(id, title === "" ? {} : { draft: newDraftId, title }),
        icon: { is: "new" },
        ...(id === here && { end: { is: "keys", keys: "n" } }),
      };
    });
  return { name: "do", title: words.groups.do, options };
}

/** Without a text only the first ones, as the rest would fill the palette. */
function commandsOf({ words, text }: PaletteState): PaletteGroup {
  const isMeant = (name: string) => hasMatch(name, text.trim());
  const options = words.commands
    .filter(({ command, text: name, keywords }) =>
      text.trim() === "" ? command.is !== "preference" : isMeant(`${name} ${keywords}`),
    )
    .map(commandOption);
  return { name: "commands", title: words.groups.commands, options };
}

function commandOption({ command, text }: CommandWords): PaletteOption {
  const id = idOf("command", ...Object.values(command));
  return {
    ...{ id, text, command, icon: { is: "command", command } },
    // As the first of the recent ones, Enter in an empty palette would sign out.
    ...(command.is !== "signOut" && { recent: { commandId: id } }),
    ...(command.is === "keys" && { end: { is: "keys", keys: "?" } }),
  };
}

/** The lists that have more than is shown here. */
function searchOf({ subject, words, found, text }: PaletteState): PaletteGroup {
  const search = text.trim();
  const lists = [
    ...subject.kinds.map(({ id, many }) => ({ id, many, href: paths.contents(id, { q: search }) })),
    { id: mediaKey, many: words.media, href: paths.media({ q: search }) },
  ];
  const options = lists.flatMap(({ id, many, href }): PaletteOption[] => {
    const { sought, total = 0 } = found.get(id) ?? {};
    if (sought !== search || total === 0) return [];
    return [
      {
        id: idOf("search", id),
        ...{ text: words.inKind(midSentence(many, words.language)), href, icon: { is: "search" } },
        end: { is: "count", count: total },
      },
    ];
  });
  return { name: "search", title: words.searchFor(search), options };
}
