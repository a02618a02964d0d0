import { useEffect } from "react";
import type { ListSubject } from "#components/list/list-subject.ts";
import { useSavedViews } from "#lib/browser/list/saved-views.ts";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { isSavedAs, searchOfView } from "../view-search.ts";

interface SavedAsProps {
  subject: ListSubject;
  view: ContentsView;
  /** Told the name that the view has on this device, and `undefined` where it has none. */
  onName: (name: string | undefined) => void;
}

/** Looks for the name of a view. It shows nothing. */
export function SavedAs({ subject, view, onName }: SavedAsProps) {
  const { views } = useSavedViews(subject.memberId);
  const search = searchOfView(subject, view);
  const name = views.find((saved) => isSavedAs(saved, subject.type.id, search))?.name;
  useEffect(() => onName(name), [name, onName]);
  return null;
}
