"use client";

import { buttonVariants } from "#components/ui/button.tsx";
import words from "#lib/messages/global-error.json";
import "./globals.css";

const { en, ko } = words;

/** If the root layout fails: without a known language, so in both. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <title>{en.title}</title>
        <main className="trouble-page">
          <div className="trouble">
            <h1>{en.title}</h1>
            <p>{en.text}</p>
            <p lang="ko">{ko.text}</p>
            {error.digest && <p className="trouble-number">{error.digest}</p>}
            <div className="trouble-actions">
              {/* A full navigation. */}
              <a className={buttonVariants({ variant: "primary", size: "large" })} href="/">
                {en.home} · {ko.home}
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}
