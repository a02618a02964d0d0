import { expect } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { forgetRefusals } from "#lib/browser/send/refusals.ts";
import type { RememberedView } from "#lib/collection/of/contents.ts";
import { packJson } from "#lib/content/packed-json.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { ContentList } from "./content-list.tsx";
import { ann, contentOf, Notes, note, type Point, type Values } from "./notes-for-tests.ts";
import { ReadingList } from "./reading-list.tsx";

interface ListOptions {
  /** Titles of the member's own notes, the first one changed last. */
  own: readonly string[];
  /** Titles of another member's. */
  others?: readonly string[];
  address?: string;
  isAdmin?: boolean;
  /** What the device remembers. */
  remembered?: RememberedView;
  /** Whether a search answers with sections. */
  hasSections?: boolean;
  /** Whether the list stays loading. */
  isHeld?: boolean;
  /** Whether there are rows at first. */
  isShown?: boolean;
  /** Whether they are listed as published items. */
  isRead?: boolean;
  /** What one of them is called. */
  one?: string;
  /** Whether notes have a field for a picture. */
  isPictured?: boolean;
  /** Where the notes with these titles are. */
  positions?: Readonly<Record<string, Point>>;
  /** Further items of each page, which don't fit; the Space then counts nothing. */
  odd?: Notes["odd"];
  /** Further fields, and their values by title. */
  fields?: readonly Field[];
  values?: Readonly<Record<string, Values>>;
}

const photo: Field = {
  ...{ apiName: "photo", label: "Photo", type: "Refer", required: false, localized: false },
  target: { targetType: "Media" },
};

/** The list of notes of a Space, with its toasts. */
export async function renderList(options: ListOptions) {
  const {
    own,
    others = [],
    address = "/contents/note",
    isAdmin = false,
    remembered = {},
    hasSections = false,
    isRead = false,
    isHeld = false,
    isShown = !isRead && !isHeld,
    one = "Note",
    isPictured = false,
    positions = {},
    fields = [],
    values = {},
    odd = [],
  } = options;
  forgetRefusals();
  const bea = { id: "bea", nickname: "Bea" };
  const notes = [
    ...own.map((title, at) =>
      contentOf(title, at, ann, {
        ...(positions[title] && { position: positions[title] }),
        ...values[title],
      }),
    ),
    ...others.map((title, at) => contentOf(title, own.length + at, bea)),
  ];
  const space = Object.assign(new Notes(notes), { hasSections, isHeld, odd });
  const opened = routeForTests(address);
  const reading = { localeId: "en-US", localeIds: ["en-US"], titleFields: { note: "title" } };
  const locales = [{ id: "en-US", label: "English", short: "EN" }];
  const type = {
    ...note,
    label: { ...note.label, one },
    ...(isPictured && { pictureField: photo.apiName }),
    fields: [...note.fields, ...(isPictured ? [photo] : []), ...fields],
  };
  const listed = { type, locales, memberId: "ann", isAdmin, reading, icon: null };
  const served = packJson({ query: "" });
  const { unmount } = await renderForTests(
    <RouterForTests>
      {isRead ? (
        <ReadingList subject={{ ...listed, source: "readings" }} served={served} />
      ) : (
        <ContentList subject={{ ...listed, source: "contents" }} {...{ served, remembered }} />
      )}
      <Toasts />
    </RouterForTests>,
  );
  if (isShown) await expect.element(rowLinks.first()).toBeVisible();
  return { space, opened, notes, leave: unmount };
}

const rowLinks = page.getByRole("table").getByRole("link");
export const shownTitles = () => rowLinks.elements().map(({ textContent }) => textContent);
