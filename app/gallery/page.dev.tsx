import { cookies } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import { Gallery } from "#components/gallery/gallery.tsx";
import { parseTheme } from "#lib/messages/theme.ts";

/** A page of `npm run dev` alone: next.config.ts gives its extension to no build. */
export default async function GalleryPage() {
  const theme = parseTheme((await cookies()).get("theme")?.value) ?? "system";
  return (
    <NextIntlClientProvider messages={await getMessages()}>
      <Gallery theme={theme} language={await getLocale()} />
    </NextIntlClientProvider>
  );
}
