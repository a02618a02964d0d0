import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

export const mapSurface =
  "relative block aspect-16/9 max-h-[inherit] min-h-[inherit] w-full overflow-hidden rounded-[inherit] bg-map-water inset-ring inset-ring-line forced-colors:border forced-colors:bg-[Canvas]";

interface MapFrameProps {
  /** Its corners and least height. */
  className?: string | undefined;
  children: ReactNode;
}

/** What belongs to a map: drawn from left to right in every language. */
export function MapFrame({ className = "rounded-3", children }: MapFrameProps) {
  return (
    <div dir="ltr" className={classNames("relative isolate", className)}>
      {children}
    </div>
  );
}

/** Reserved space for a map. */
export function MapSpace({ className, children }: Partial<MapFrameProps>) {
  return (
    <MapFrame className={className}>
      <div className={mapSurface} aria-hidden="true" />
      {children}
    </MapFrame>
  );
}
