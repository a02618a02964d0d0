import { useTranslations } from "next-intl";
import { CollectionFrame } from "#components/collection/collection-frame.tsx";
import { LibrarySkeleton } from "./library-skeleton.tsx";

/** The frame of the library while it loads. */
export function LibraryFrame() {
  return (
    <CollectionFrame title={useTranslations("media")("title")}>
      <div className="library-tools" />
      <LibrarySkeleton />
    </CollectionFrame>
  );
}
