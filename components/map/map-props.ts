import type { Position } from "#lib/fields/location/position.ts";
import type { Pin } from "./pins/pin-groups.ts";
import type { PinCards } from "./pins/pin-layer.tsx";

/** What a map shows. */
export interface MapSubject {
  /** The center without a marker, also of the circle. */
  center?: Position | undefined;
  marker?: Position | undefined;
  /** A circle around the marker, else around the center. */
  radiusKilometers?: number | undefined;
  /** The corners of an area. */
  polygon?: readonly Position[] | undefined;
  /** Items, which are named instead of the Space's places. */
  pins?: readonly Pin[] | undefined;
}

export interface MapViewProps extends MapSubject {
  /** A press on the map, or Enter for its center. */
  onPick?: ((lon: number, lat: number) => void) | undefined;
  /** A corner was added, moved or removed. */
  onPolygon?: ((corners: Position[]) => void) | undefined;
  pinCards?: PinCards | undefined;
  /** For screen readers. */
  label: string;
  describedBy?: string | undefined;
  /** The corners and the least height of its frame. */
  className?: string | undefined;
}
