import type { GeoProjection } from "d3-geo";
import type { PinGroup } from "./pin-groups.ts";
import { type PinCards, PinLayer } from "./pin-layer.tsx";

interface PlainPinsProps extends PinCards {
  projection: GeoProjection;
  groups: readonly PinGroup[];
}

/** Pins on a picture; a press on a group lists its items. */
export function PlainPins({ projection, ...layer }: PlainPinsProps) {
  return (
    <PinLayer
      {...layer}
      place={(group, button) => {
        const [left, top] = projection([group.lon, group.lat]) ?? [0, 0];
        return (
          <div
            key={group.id}
            className="absolute -translate-1/2 has-data-active:z-above has-focus-visible:z-above"
            style={{ left, top }}
          >
            {button}
          </div>
        );
      }}
    />
  );
}
