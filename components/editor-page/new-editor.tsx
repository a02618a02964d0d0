"use client";

import { useSearchParams } from "next/navigation";
import type { ComponentProps } from "react";
import { Editor } from "./editor.tsx";

/** The editor of a new item. The URL names its draft: without a connection, one stored page shows all of them. */
export function NewEditor(props: Omit<ComponentProps<typeof Editor>, "content" | "draftId">) {
  const draftId = useSearchParams().get("draft") ?? undefined;
  return <Editor key={draftId ?? ""} {...props} draftId={draftId} />;
}
