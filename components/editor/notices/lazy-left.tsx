"use client";

import dynamic from "next/dynamic";
import { NotThere } from "#components/ui/not-there.tsx";

// Loaded where an item is gone: most writing never meets that.
export const LazyLeftDraft = dynamic(
  () => import("./left-draft.tsx").then((part) => part.LeftDraft).catch(() => NotThere),
  { loading: () => null },
);
export const LazyGoneNotice = dynamic(
  () => import("./gone-notice.tsx").then((part) => part.GoneNotice).catch(() => NotThere),
  { loading: () => null },
);
