"use client";

import { lazyPart } from "#components/ui/lazy-part.tsx";

/** Views are on the device: there are none before the page works, and nothing stands below them. */
export const LazyRailViews = lazyPart(() => import("./rail-views.tsx").then((lazy) => lazy.RailViews));
