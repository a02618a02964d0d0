"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import { unpackJson } from "#lib/content/packed-json.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

const TypeContext = createContext<ContentType | undefined>(undefined);

/**
 * Provides the type that the children are about.
 * @param text the type, by `packJson`
 */
export function TypeProvider({ text, children }: { text: string; children: ReactNode }) {
  const type = useMemo(() => unpackJson<ContentType>(text), [text]);
  return <TypeContext value={type}>{children}</TypeContext>;
}

export function useType(): ContentType {
  const type = use(TypeContext);
  if (type === undefined) throw new Error("No TypeProvider above");
  return type;
}
