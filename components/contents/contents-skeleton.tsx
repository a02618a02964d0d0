import type { ContentsLook } from "#lib/collection/of/content-looks.ts";
import { CardsSkeleton } from "./cards/cards-skeleton.tsx";
import { ListSkeleton, type ListSkeletonProps } from "./list-skeleton.tsx";
import { MapBesideSkeleton } from "./map/map-beside.tsx";

/** The skeleton of a list in each look. */
export function ContentsSkeleton({ look, ...table }: ListSkeletonProps & { look: ContentsLook }) {
  if (look === "cards") return <CardsSkeleton type={table.type} />;
  if (look !== "map") return <ListSkeleton {...table} isCompact={look === "compact"} />;
  return (
    <MapBesideSkeleton>
      <ListSkeleton {...table} columns={[]} />
    </MapBesideSkeleton>
  );
}
