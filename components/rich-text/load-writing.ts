import type { startWriting } from "./writing/start-writing.ts";

export type StartWriting = typeof startWriting;

/**
 * Loads the editor's library, its menus and its form of links, once for all texts of a page. Rejects only without the
 * library: the others are loaded again when they are shown.
 */
export async function loadWriting(): Promise<StartWriting> {
  const [{ startWriting }] = await Promise.all([
    import("./writing/start-writing.ts"),
    loadTextMenus().catch(() => undefined),
    loadLinkForm().catch(() => undefined),
  ]);
  return startWriting;
}

export async function loadTextMenus() {
  return (await import("./tools/text-menus.tsx")).TextMenus;
}

export async function loadLinkForm() {
  return (await import("./tools/link-form.tsx")).LinkForm;
}

/** Preloads it; a failure is reported when it is needed. */
export function prefetchWriting(): void {
  loadWriting().catch(() => {});
}
