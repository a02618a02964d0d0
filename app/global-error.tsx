"use client";

import { Trouble, troublePage } from "#components/shell/trouble/trouble.tsx";
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
        <main className={troublePage}>
          <Trouble
            title={en.title}
            text={
              <>
                <span className="block">{en.text}</span>
                <span className="mt-1 block" lang="ko">
                  {ko.text}
                </span>
              </>
            }
            number={error.digest}
            actions={
              // A full navigation.
              <a className={buttonVariants({ variant: "primary", size: "large" })} href="/">
                {en.home} · {ko.home}
              </a>
            }
          />
        </main>
      </body>
    </html>
  );
}
