import { lazyPart } from "#components/ui/lazy-part.tsx";
import { PartMissing } from "#components/ui/part-missing.tsx";
import { useDeletions } from "#lib/browser/deletion/deletion-state.ts";

const UndeletedItems = lazyPart(
  () => import("./undeleted-items.tsx").then((lazy) => lazy.UndeletedItems),
  (again) => again && <PartMissing again={again} />,
);

/** What could not be deleted, item by item. It is there again, in its row. */
export function Undeleted({ listId }: { listId: string }) {
  const { failed } = useDeletions();
  const ofList = failed.filter((each) => each.listId === listId);
  return ofList.length > 0 && <UndeletedItems items={ofList} />;
}
