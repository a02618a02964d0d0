import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { NextRouter } from "next/dist/shared/lib/router/router";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { vi } from "vitest";
import { createStore } from "#lib/browser/store.ts";
import { inertRouter } from "./render-for-tests.tsx";

const address = createStore("/");

/** The address of the page, which `pushState` and `replaceState` change. */
export const addressForTests = () => decodeURIComponent(address.get().replaceAll("+", " "));

/** Replaces the history for one test; returns the pages that the test opened. */
export function routeForTests(at: string): string[] {
  address.set(at);
  const change = (_: unknown, __: string, href?: string | URL | null) => address.set(String(href));
  vi.spyOn(window.history, "pushState").mockImplementation(change);
  vi.spyOn(window.history, "replaceState").mockImplementation(change);
  opened = [];
  return opened;
}

let opened: string[] = [];

const open = async (href: unknown) => opened.push(String(href)) > 0;

const router = { ...inertRouter, push: open, replace: open };

/** What `next/link` uses where it isn't bundled by Next.js. */
const pagesRouter: NextRouter = {
  ...{ route: "/", pathname: "/", query: {}, asPath: "/", basePath: "", isLocaleDomain: false },
  ...{ isFallback: false, isReady: true, isPreview: false },
  ...{ events: { on() {}, off() {}, emit() {} }, beforePopState() {}, back() {}, forward() {}, reload() {} },
  async prefetch() {},
  push: open,
  replace: open,
};

/** What `next/navigation` and `next/link` need around a component. */
export function RouterForTests({ children }: { children: ReactNode }) {
  const href = useSyncExternalStore(address.subscribe, address.get);
  const { pathname, searchParams } = useMemo(() => new URL(href, location.origin), [href]);
  return (
    <RouterContext value={pagesRouter}>
      <AppRouterContext value={router}>
        <PathnameContext value={pathname}>
          <SearchParamsContext value={searchParams}>{children}</SearchParamsContext>
        </PathnameContext>
      </AppRouterContext>
    </RouterContext>
  );
}
