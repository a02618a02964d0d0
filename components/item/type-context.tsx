"use client";

import { createContext, type ReactNode, use } from "react";
import type { ContentType } from "#lib/space-file/schema.ts";

const TypeContext = createContext<ContentType | undefined>(undefined);

/** Says which type everything inside is about, for the frames that Next.js gives no parameters. */
export function TypeProvider({ type, children }: { type: ContentType; children: ReactNode }) {
  return <TypeContext value={type}>{children}</TypeContext>;
}

export function useType(): ContentType {
  const type = use(TypeContext);
  if (type === undefined) throw new Error("No TypeProvider above");
  return type;
}
