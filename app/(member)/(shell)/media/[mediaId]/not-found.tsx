import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("media.panel"))("missingTitle404") };
}

/** The panel says it, beside the list. */
export default function FileNotFound() {
  return null;
}
