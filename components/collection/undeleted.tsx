import { lazyPart } from "#components/ui/lazy-part.tsx";
import { PartMissing } from "#components/ui/part-missing.tsx";
import { useDeletions } from "#lib/browser/deletion/deletion-state.ts";

const UndeletedItems = lazyPart(
  () => import("./undeleted-items.tsx").then((lazy) => lazy.UndeletedItems),
  (again) => again && <PartMissing again={again} />,
);

/** What could not be deleted of a list. What deletes is loaded by then. */
export function Undeleted({ listId }: { listId: string }) {
  const items = useDeletions().failed.filter((each) => each.listId === listId);
  return items.length > 0 && <UndeletedItems items={items} />;
}
