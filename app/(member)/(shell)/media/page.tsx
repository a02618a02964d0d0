import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("media"))("title") };
}

/** All of it is in the layout. */
export default function MediaPage() {
  return null;
}
