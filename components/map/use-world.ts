"use client";

import { useEffect, useState } from "react";
import { coarseWorld, fineWorld, type World } from "./world.ts";

/** From here on the coarse coasts are visibly made of lines. */
const fineFromZoom = 6.5;

interface Worlds {
  coarse?: World;
  fine?: World;
  failed?: boolean;
}

/** What is drawn at a zoom, as soon as it is there; the fine coasts are fetched only when they are looked at. */
export function useWorld(zoom: number | undefined) {
  const [worlds, setWorlds] = useState<Worlds>({});
  const wantsFine = zoom !== undefined && zoom >= fineFromZoom;
  const isWanted = zoom !== undefined;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const take = (worlds: Worlds) => {
      if (!isGone) setWorlds((before) => ({ ...before, ...worlds }));
    };
    coarseWorld().then(
      (coarse) => take({ coarse }),
      () => take({ failed: true }),
    );
    // Without them the coarse ones stay.
    if (wantsFine)
      fineWorld().then(
        (fine) => take({ fine }),
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [isWanted, wantsFine]);

  const world = (wantsFine && worlds.fine) || worlds.coarse;
  return { world, hasFailed: worlds.failed === true && world === undefined };
}
