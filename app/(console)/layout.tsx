import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

export async function generateMetadata(): Promise<Metadata> {
  const name = (await getTranslations("console.nav"))("brand");
  return { title: { default: name, template: `%s · ${name}` } };
}

export default function ConsoleLayout({ children }: { children: ReactNode }) {
  return children;
}
