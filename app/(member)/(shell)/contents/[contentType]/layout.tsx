import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { TypeProvider } from "#components/item/type-context.tsx";
import { inferType } from "#lib/content/inferred/infer-type.ts";
import { packJson } from "#lib/content/packed-json.ts";
import { inLanguage } from "#lib/content/type-words.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { findContentType } from "#lib/space-file/current.ts";

interface TypeLayoutProps {
  params: Promise<{ contentType: string }>;
  children: ReactNode;
}

/** The pages of a type; a type that the Space file lacks is read-only. */
export default async function TypeLayout({ params, children }: TypeLayoutProps) {
  const { contentType } = await decodedParams(params);
  const type = findContentType(contentType) ?? inferType(contentType, []);
  return <TypeProvider text={packJson(inLanguage(type, await getLocale()))}>{children}</TypeProvider>;
}
