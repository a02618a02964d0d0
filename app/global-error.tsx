"use client";

import words from "#lib/messages/global-error.json";
import "./globals.css";

const { en, ko } = words;

/**
 * If the root layout fails: without a known language, so in both. Every page loads this module, so it imports no
 * component and looks like `Trouble` and a large primary `Button` by utilities of its own.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <title>{en.title}</title>
        <main className="grid min-h-dvh items-center bg-sheet">
          <div className="mx-auto grid w-[min(30rem,100%)] justify-items-start gap-1 px-6 py-8 max-tablet:px-4">
            <h1 className="text-[1.75rem]/9 tracking-(--text-28--letter-spacing)">{en.title}</h1>
            <p className="text-15 text-ink-2">{en.text}</p>
            <p className="text-15 text-ink-2" lang="ko">
              {ko.text}
            </p>
            {error.digest && <p className="mt-2 text-13 text-ink-3">{error.digest}</p>}
            {/* A full navigation. */}
            <a
              className="mt-6 inline-flex h-11 items-center rounded-3 bg-fill px-5 text-15 font-semibold text-on-fill hover:bg-fill-hover"
              href="/"
            >
              {en.home} · {ko.home}
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
