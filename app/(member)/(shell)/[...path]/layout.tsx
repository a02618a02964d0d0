import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

/** Of a page that is not found, Next.js takes the layouts' metadata alone. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("errors.notFound"))("title") };
}

export default function NoPageLayout({ children }: { children: ReactNode }) {
  return children;
}
