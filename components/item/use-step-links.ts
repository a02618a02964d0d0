import { useSearchParams } from "next/navigation";
import { rememberList } from "#lib/browser/list/list-return.ts";
import { type StepsSubject, useSteps } from "#lib/browser/list/use-steps.ts";
import { paths } from "#lib/paths.ts";
import { useType } from "./type-context.tsx";

export type ListedItem = Omit<StepsSubject, "type">;

export type Way = "previous" | "next";

/** Where one is going, so that the focus goes along to the next page. */
let going: Way | undefined;

/** The addresses beside an item, in the language that is being read; `leave` is for the moment one goes there. */
export function useStepLinks(item: ListedItem) {
  const type = useType();
  const contentTypeId = type.id;
  const steps = useSteps({ type, ...item });
  const locale = useSearchParams().get("locale");
  if (steps === undefined) return undefined;
  const linkTo = (way: Way) => {
    const to = steps[way];
    if (to === undefined) return undefined;
    return {
      href: paths.content(contentTypeId, to.contentId, locale === null ? {} : { locale }),
      leave: () => {
        going = way;
        rememberList(contentTypeId, to);
      },
    };
  };
  const { place, total } = steps;
  return { place, total, previous: linkTo("previous"), next: linkTo("next") };
}

/** Whether this is the way that one has just come; only once. */
export function hasGone(way: Way): boolean {
  if (going !== way) return false;
  going = undefined;
  return true;
}
