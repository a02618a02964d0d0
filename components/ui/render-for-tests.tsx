import "../../app/globals.css";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { SWRConfig } from "swr";
import { onTestFinished } from "vitest";
import { keyQueueScript } from "#lib/browser/keys/key-queue.ts";
import { pageIdentityAttributes } from "#lib/browser/page-identity.ts";
import { renderAloneForTests } from "#lib/browser/render-alone-for-tests.ts";
import english from "#lib/messages/en.json" with { type: "json" };
import korean from "#lib/messages/ko.json" with { type: "json" };

const messages = { en: english, ko: korean };

const none = () => undefined;

/** A test overrides the methods that it checks. */
export const inertRouter: AppRouterInstance = {
  bfcacheId: "one",
  back: none,
  forward: none,
  refresh: none,
  push: none,
  replace: none,
  prefetch: none,
  experimental_gesturePush: none,
};

interface RenderOptions {
  language?: "en" | "ko";
  router?: AppRouterInstance;
  identity?: Parameters<typeof pageIdentityAttributes>[0];
}

/** Renders a component in Chromium, with the styles and the texts of the portal, and with an empty cache of calls. */
export function renderForTests(children: ReactNode, options: RenderOptions = {}) {
  return renderAloneForTests(inPortal(children, options));
}

let script: { arrival: Promise<void>; onWait: () => void } | undefined;

/** The last child of what is hydrated; suspends hydration until the script has arrived. */
export function SuspendUntilScript() {
  script?.onWait();
  if (script !== undefined) use(script.arrival);
  return null;
}

/**
 * Puts the HTML of a component into the page, as the server does, with the queue of keys.
 * @returns a function that hydrates it. Given a promise, React suspends on it at `SuspendUntilScript`; the function
 * resolves when React has reached that
 */
export function serveForTests(children: ReactNode): (arrival?: Promise<void>) => Promise<void> {
  script = undefined;
  const element = document.createElement("div");
  element.innerHTML = renderToString(inPortal(children));
  const queue = document.createElement("script");
  queue.textContent = keyQueueScript();
  document.body.append(queue, element);
  let unmount = () => {};
  onTestFinished(() => {
    unmount();
    window.keyQueue?.stop();
    queue.remove();
    element.remove();
  });
  return async (arrival) => {
    const wait = Promise.withResolvers<void>();
    if (arrival !== undefined) script = { arrival, onWait: wait.resolve };
    const root = hydrateRoot(element, inPortal(children));
    unmount = () => root.unmount();
    if (arrival !== undefined) await wait.promise;
  };
}

const ann = { spaceId: "demo", memberId: "ann" };
const freshCache = { provider: () => new Map() };
const noSearch = new URLSearchParams();

function inPortal(children: ReactNode, options: RenderOptions = {}) {
  const { language = "en", router = inertRouter, identity = ann } = options;
  return (
    <AppRouterContext value={router}>
      <PathnameContext value="/">
        <SearchParamsContext value={noSearch}>
          <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC">
            <SWRConfig value={freshCache}>
              <template {...pageIdentityAttributes(identity)} />
              {children}
            </SWRConfig>
          </NextIntlClientProvider>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}
