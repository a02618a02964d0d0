import type { ReactNode, RefObject } from "react";
import { MapSpace } from "#components/map/map-frame.tsx";

export const listMapClass =
  "min-h-72 max-h-72 rounded-4 tablet:min-h-96 tablet:max-h-96 desktop:min-h-[max(18rem,100dvh-18.5rem)] desktop:max-h-[max(18rem,100dvh-18.5rem)]";

interface MapBesideProps {
  ref?: RefObject<HTMLDivElement | null>;
  map: ReactNode;
  /** The rows beside the map; on a phone below it. */
  children: ReactNode;
}

export function MapBeside({ ref, map, children }: MapBesideProps) {
  return (
    <div
      ref={ref}
      className="grid grid-cols-1 gap-x-8 gap-y-4 desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] desktop:items-start"
    >
      <div className="desktop:sticky desktop:top-4 desktop:order-last print:hidden">{map}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** The skeleton of a list on a map. */
export function MapBesideSkeleton({ children }: { children: ReactNode }) {
  return <MapBeside map={<MapSpace className={listMapClass} />}>{children}</MapBeside>;
}
