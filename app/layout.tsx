import "./globals.css";
import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { PageProgress } from "#components/shell/page-progress.tsx";
import { TimeZone } from "#components/shell/time-zone.tsx";
// In the script of the root: `not-found.tsx` would bring each page one more.
import "#components/shell/trouble/not-found-page.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { iconSheet } from "#components/ui/icon-sheet.ts";
import { brandColors } from "#lib/brand/brand-color.ts";
import { themeColors } from "#lib/installable/theme-color.ts";
import { registrationScript } from "#lib/installable/worker.ts";
import { parseTheme, type Theme } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { wordsIn } from "#lib/space-file/words.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { brand } = currentSpaceFile();
  const name = wordsIn(brand.name, await getLocale());
  return {
    title: { default: name, template: `%s · ${name}` },
    applicationName: name,
    icons: {
      icon: { url: paths.appIcon("mark"), type: "image/svg+xml" },
      apple: { url: paths.appleIcon(), type: "image/png", sizes: "180x180" },
    },
    manifest: paths.manifest(),
    robots: { index: false },
    formatDetection: { telephone: false, email: false, address: false },
  };
}

// The same hashed file that globals.css names.
const latinFont = new URL(
  "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  import.meta.url,
);

export async function generateViewport(): Promise<Viewport> {
  const themeColor = themeColors(await chosenTheme());
  return { width: "device-width", initialScale: 1, viewportFit: "cover", themeColor };
}

async function chosenTheme(): Promise<Theme> {
  return parseTheme((await cookies()).get("theme")?.value) ?? "system";
}

/**
 * Space at the foot for the notice of the session and for the editor's bar; beneath an open file nothing scrolls. In
 * any theme, pages are printed as ink on white.
 */
const pageClass = classNames(
  "max-tablet:has-data-[page=editor]:scroll-pt-24 max-tablet:has-data-[page=editor]:scroll-pb-28",
  "tablet:with-notice:[--foot:4.75rem] max-tablet:with-notice:scroll-pb-56",
  "max-tablet:has-data-file-panel:overflow-hidden",
  "print:scheme-light!",
);

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = await chosenTheme();
  const nonce = (await headers()).get("x-nonce") ?? "";
  // Elements would be in the HTML and in the data.
  preload(latinFont.pathname, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  preload(iconSheet, { as: "image", type: "image/svg+xml", fetchPriority: "high" });
  return (
    <html lang={await getLocale()} className={pageClass} {...(theme !== "system" && { "data-theme": theme })}>
      <head>
        <style nonce={nonce} suppressHydrationWarning>
          {brandColors(currentSpaceFile().brand)}
        </style>
      </head>
      <body>
        <NextIntlClientProvider messages={{}}>
          <ClientMessages area="every">
            {children}
            <PageProgress />
            <TimeZone />
          </ClientMessages>
        </NextIntlClientProvider>
        <script nonce={nonce} suppressHydrationWarning>
          {registrationScript()}
        </script>
      </body>
    </html>
  );
}
