import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

export { ItemMissing as default } from "#components/item/item-problem.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("item.missing"))("title") };
}
