"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { NotThere } from "#components/ui/not-there.tsx";
import { onSessionNews } from "#lib/browser/session/session-news.ts";

const TokenDialog = dynamic(
  () => import("./token-dialog.tsx").then((lazy) => lazy.TokenDialog).catch(() => NotThere),
  { loading: () => null },
);

/** Asks for another token over whatever is open, once CMA does not accept the one that is there any more. */
export function ConsoleKeeper() {
  const [why, setWhy] = useState<"ended" | "other">();
  useEffect(() => onSessionNews((news) => setWhy(news === "again" ? undefined : news)), []);
  return why !== undefined && <TokenDialog why={why} />;
}
