import { kindCondition, type MediaKind, mediaKindNames } from "#lib/content/media/file-kind.ts";
import { everywhere } from "#lib/content/search-methods.ts";
import { paths } from "#lib/paths.ts";
import type { Media } from "#lib/space/media.ts";
import { deleteMedia, listMedia, readMedia } from "#lib/space/media-list.ts";
import type { Authored, Collection, Deletable, FoundPage } from "../collection.ts";
import { mediaListId } from "../list-ids.ts";
import { readView, type Search, type View, type ViewProblem, viewSearch } from "../view.ts";

const usual = { order: "-sys.createdAt", size: 30 } as const;

export const mediaLooks = ["grid", "list"] as const;
export type MediaLook = (typeof mediaLooks)[number];

export interface MediaView extends View {
  kind: MediaKind | undefined;
  look: MediaLook;
}

export type MediaViewProblem = ViewProblem | "kind" | "look";

export type MediaPage = FoundPage<Media>;

/** `localeIds`: the default first. */
export interface MediaScope {
  memberId: string;
  localeIds: readonly string[];
  /** Administrators may delete others' files ("isAdmin"). */
  isAdmin?: boolean;
}

export interface MediaCollection extends Collection<MediaView, MediaPage>, Deletable<Authored> {
  readView: (search: Search) => { view: MediaView } | { problem: MediaViewProblem };
  /** The URL of a file that is open beside the list. */
  fileAddress: (view: MediaView, mediaId: string) => string;
}

export function mediaOf({ memberId, localeIds, isAdmin = false }: MediaScope): MediaCollection {
  const searchAt = ({ kind, look, ...view }: MediaView) =>
    viewSearch({ ...view }, usual, { kind, view: look === "grid" ? undefined : look });
  return {
    id: mediaListId,
    plain: paths.media(),
    usualOrder: usual.order,
    readView: (search) => {
      const kind = mediaKindNames.find((each) => each === search.kind);
      if (search.kind !== undefined && kind === undefined) return { problem: "kind" };
      const look = mediaLooks.find((each) => each === (search.view ?? "grid"));
      if (look === undefined) return { problem: "look" };
      const searchPlaces = [everywhere, ...localeIds.map((localeId) => `title.${localeId}`)];
      const common = readView(search, { ...usual, orders: mediaOrders(localeIds), searchPlaces });
      return "problem" in common ? common : { view: { ...common.view, kind, look } };
    },
    address: (view) => paths.media(searchAt(view)),
    fileAddress: (view, mediaId) => paths.oneMedia(mediaId, searchAt(view)),
    isPart: ({ kind, mine, search }) => kind !== undefined || mine || search !== "",
    query: ({ size, order, cursor, kind, mine }, search) => ({
      ...{ limit: size, order, include: 1, ...cursor },
      conditions: [
        ...(kind === undefined ? [] : [kindCondition(kind, localeIds[0] ?? "")]),
        ...(mine ? [["sys.createdBy.sys.id", memberId] as const] : []),
        ...search,
      ],
    }),
    find: listMedia,
    deleteRight: ({ sys }) => {
      if (sys.createdBy.sys.id === memberId) return "delete";
      return isAdmin ? "deleteOthers" : undefined;
    },
    deleteItem: deleteMedia,
    readItem: readMedia,
  };
}

export function mediaOrders(localeIds: readonly string[]): string[] {
  const size = `fields.file.${localeIds[0] ?? ""}.detail.size`;
  const titles = localeIds.flatMap((localeId) => [`fields.title.${localeId}`, `-fields.title.${localeId}`]);
  return [usual.order, "sys.createdAt", "-sys.updatedAt", ...titles, `-${size}`, size];
}

/** The offered orders, with titles in the member's locale. */
export function offeredMediaOrders({
  localeIds,
  localeId,
}: Pick<MediaScope, "localeIds"> & { localeId: string }): string[] {
  return mediaOrders(localeIds).filter(
    (order) => !order.includes("fields.title.") || order.endsWith(`.${localeId}`),
  );
}

/** The message key of an order. */
export function mediaOrderName(order: string) {
  const isDown = order.startsWith("-");
  if (order.includes("fields.title.")) return isDown ? "titleZA" : "titleAZ";
  if (order.endsWith(".detail.size")) return isDown ? "largest" : "smallest";
  if (order.endsWith("sys.updatedAt")) return "changed";
  return isDown ? "newest" : "oldest";
}
