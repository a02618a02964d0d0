import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import * as z from "zod/mini";
import { tabStorage } from "#lib/browser/text-storage.ts";
import { paths } from "#lib/paths.ts";

const storageName = "atrium:scroll-tops";
/** By the key of a history entry. */
const topsSchema = z.record(z.string(), z.number());
/** Which page the sheet shows. */
let shownPage: string | undefined;
/** Of the page that a member returns to, until it is shown. */
let returnTop: number | undefined;

/**
 * Scrolls the sheet to where it was when a member goes back or forward to another page, or loads one again, as browsers
 * do for the window. The page may then scroll to what it focuses, in its effects.
 */
export function useSheetScroll(): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null);
  const page = pageOf(usePathname());

  // Never removed, and added once: it is the same function each time.
  useEffect(() => {
    if (!("navigation" in window)) return;
    window.navigation.addEventListener("navigate", onNavigate);
    window.addEventListener("pagehide", noteTop);
  }, []);

  useLayoutEffect(() => {
    if (shownPage === undefined && sheet.current?.scrollTop === 0 && !hasFocus()) returnTop = topAtLoad();
    shownPage = page;
    if (returnTop !== undefined) sheet.current?.scrollTo({ top: returnTop, behavior: "instant" });
    returnTop = undefined;
  }, [page]);
  return sheet;
}

/** A file opens beside the library, which stays where it is. */
function pageOf(path: string): string {
  return path.startsWith(`${paths.media()}/`) ? paths.media() : path;
}

function onNavigate({ navigationType, destination }: NavigateEvent): void {
  // Next.js replaces the state of an entry that it has just shown.
  if (navigationType === "replace" && destination.url === window.location.href) return;
  noteTop();
  returnTop = navigationType === "traverse" ? (notedTops()[destination.key] ?? 0) : undefined;
}

function noteTop(): void {
  const { key } = window.navigation.currentEntry ?? {};
  const sheet = document.getElementById("sheet");
  // A member who goes back twice quickly passes over a page that isn't shown.
  const isShown = pageOf(window.location.pathname) === shownPage;
  // A covered page is another member's soon, who must find nothing of this visit.
  const isCovered = document.documentElement.dataset.covered !== undefined;
  if (key === undefined || sheet === null || !isShown || isCovered) return;
  const keys = new Set(window.navigation.entries().map((entry) => entry.key));
  const known = Object.entries(notedTops()).filter(([noted]) => keys.has(noted));
  tabStorage.write(storageName, JSON.stringify({ ...Object.fromEntries(known), [key]: sheet.scrollTop }));
}

function notedTops(): z.infer<typeof topsSchema> {
  return tabStorage.readJson(storageName, topsSchema) ?? {};
}

/** Whether the member has focused something before the page's scripts arrived. */
function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** Where the page was that the browser loads again. */
function topAtLoad(): number | undefined {
  const [load] = performance.getEntriesByType("navigation");
  const isAgain = load instanceof PerformanceNavigationTiming && load.type !== "navigate";
  if (!isAgain || !("navigation" in window)) return undefined;
  return notedTops()[window.navigation.currentEntry?.key ?? ""];
}
