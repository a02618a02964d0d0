"use client";

import "./globals.css";

/** When even the frame of every page failed: no language and no Space to go by, so both languages and plain words. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <title>This page does not work</title>
        <main className="trouble-page">
          <div className="trouble">
            <h1>This page does not work</h1>
            <p>It is our fault, not yours, and what you wrote on this device is kept.</p>
            <p lang="ko">이 페이지가 열리지 않아요. 저희 쪽 문제이고, 이 기기에 쓰던 글은 남아 있어요.</p>
            {error.digest && <p className="trouble-number">{error.digest}</p>}
            <div className="trouble-actions">
              {/* A whole navigation: nothing of this page is to be kept. Every page brings this one, so it brings nothing. */}
              <a className="button" data-variant="primary" data-size="large" href="/">
                Go home · 홈으로
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}
