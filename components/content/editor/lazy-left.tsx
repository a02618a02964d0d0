"use client";

import dynamic from "next/dynamic";

// Loaded where an item is gone: most writing never meets that.
export const LazyLeftDraft = dynamic(() => import("./left-draft.tsx").then((part) => part.LeftDraft));
export const LazyGoneNotice = dynamic(() => import("./gone-notice.tsx").then((part) => part.GoneNotice));
