"use client";

import { useEffect, useRef, useState } from "react";
import { LazyMap } from "#components/map/lazy-map.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Position } from "#lib/fields/location/position.ts";

interface ItemMapProps {
  position: Position;
  label: string;
  className: string;
}

/** A map with one position, loaded when it is near the viewport; its space is reserved. */
export function ItemMap({ position: { lon, lat }, label, className }: ItemMapProps) {
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
    <div
      ref={ref}
      className={classNames("mb-2 aspect-16/9 bg-sunken print:hidden", className)}
      data-item-map=""
    >
      {isInSight && <LazyMap marker={{ lon, lat }} label={label} />}
    </div>
  );
}
