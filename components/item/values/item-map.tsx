"use client";

import { useEffect, useRef, useState } from "react";
import { LazyMap } from "#components/map/lazy-map.tsx";
import type { Position } from "#lib/fields/location/position.ts";

/** A point on the map, fetched when it comes into sight; its place is kept from the start. */
export function ItemMap({ position: { lon, lat }, label }: { position: Position; label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      setInSight(true);
      observer.disconnect();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className="item-map">
      {isInSight && <LazyMap marker={{ lon, lat }} label={label} />}
    </div>
  );
}
