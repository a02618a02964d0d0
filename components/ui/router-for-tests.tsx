import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { vi } from "vitest";
import { createStore } from "#lib/browser/store.ts";

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

const router: AppRouterInstance = {
  back() {},
  forward() {},
  refresh() {},
  push: (href) => void opened.push(href),
  replace: (href) => void opened.push(href),
  async prefetch() {},
  bfcacheId: "",
};

/** What `next/navigation` and `next/link` need around a component. */
export function RouterForTests({ children }: { children: ReactNode }) {
  const href = useSyncExternalStore(address.subscribe, address.get);
  const { pathname, searchParams } = useMemo(() => new URL(href, location.origin), [href]);
  return (
    <RouterContext value={router as never}>
      <AppRouterContext value={router}>
        <PathnameContext value={pathname}>
          <SearchParamsContext value={searchParams}>{children}</SearchParamsContext>
        </PathnameContext>
      </AppRouterContext>
    </RouterContext>
  );
}
