import { paths } from "#lib/paths.ts";
import { draftsOf } from "../drafts/drafts.ts";
import { viewedOf } from "./viewed.ts";

export interface WantedPages {
  /** To fetch if they aren't stored, the most important first. */
  fetched: string[];
  /** To leave if they are stored. */
  left: string[];
  /** What this page shows, if it is to be stored. */
  shown: string | undefined;
}

interface PageOwner {
  memberId: string;
  /** Ids of Content Types of which members create items. */
  creatable: readonly string[];
}

const draftsMax = 15;
const newMax = 6;

/**
 * The pages that open without a connection: home, the forms of new items and of items with a draft, and what was viewed
 * last. Not the lists, the library and the profile: what they show comes from calls. Nor the console, which has a
 * session of its own.
 */
export async function wantedPages(
  { memberId, creatable }: PageOwner,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Promise<WantedPages> {
  const drafts = await draftsOf(memberId).catch(() => []);
  const edited = drafts.flatMap(({ contentTypeId, contentId }) =>
    contentId === undefined ? [] : [paths.editContent(contentTypeId, contentId)],
  );
  const fixed = [paths.home(), ...creatable.slice(0, newMax).map((id) => paths.newContent(id))];
  const fetched = [...fixed, ...edited.slice(0, draftsMax)];
  const left = viewedOf(memberId).map(({ address }) => address);
  const here = pathname.endsWith("/new") ? pathname : pathname + search;
  const isForm = /^\/contents\/[^/]+\/[^/]+\/edit$/.test(here);
  const isShown = isForm || [...fetched, ...left].includes(here);
  return { fetched, left, shown: isShown ? here : undefined };
}
