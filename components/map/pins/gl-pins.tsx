import { type Map as GlMap, Marker } from "maplibre-gl";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import type { Position } from "#lib/fields/location/position.ts";
import { fitTo } from "../use-map-camera.ts";
import { closestZoom, type Pin, type PinGroup, pinGroups } from "./pin-groups.ts";
import { type PinCards, PinLayer } from "./pin-layer.tsx";

interface GlPinsProps extends PinCards {
  map: GlMap;
  groups: readonly PinGroup[];
}

/** Pins on a map that moves; a press on a group shows its pins apart. */
export function GlPins({ map, ...layer }: GlPinsProps) {
  return (
    <PinLayer
      {...layer}
      place={(group, button) => (
        <GlMarker key={group.id} map={map} at={group}>
          {button}
        </GlMarker>
      )}
      split={({ pins }) => fitTo(map, pins, { maxZoom: closestZoom, animate: true })}
    />
  );
}

interface GlMarkerProps {
  map: GlMap;
  at: Position;
  children: ReactNode;
}

function GlMarker({ map, at: { lon, lat }, children }: GlMarkerProps) {
  const [marker] = useState(() => {
    const element = document.createElement("div");
    element.className = "has-data-active:z-above has-focus-visible:z-above";
    return new Marker({ element });
  });
  useEffect(() => void marker.setLngLat([lon, lat]), [marker, lon, lat]);
  useEffect(() => {
    marker.addTo(map);
    return () => void marker.remove();
  }, [marker, map]);
  return createPortal(children, marker.getElement());
}

/** The pins in groups at the map's zoom. */
export function usePinGroups(map: GlMap | undefined, pins: readonly Pin[]): PinGroup[] {
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    if (map === undefined) return;
    const read = () => setZoom(map.getZoom());
    read();
    const { unsubscribe } = map.on("zoomend", read);
    return unsubscribe;
  }, [map]);
  return useMemo(() => pinGroups(pins, zoom), [pins, zoom]);
}
