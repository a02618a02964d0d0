"use client";

import words from "#lib/messages/global-error.json";
import "./globals.css";

const { en, ko } = words;

/** When even the frame of every page failed: no language and no Space to go by, so both languages and plain words. */
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
              {/* A whole navigation: nothing of this page is to be kept. Every page brings this one, so it brings nothing. */}
              <a className="button" data-variant="primary" data-size="large" href="/">
                {en.home} · {ko.home}
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}
