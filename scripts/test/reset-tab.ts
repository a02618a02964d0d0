import { beforeAll, beforeEach } from "vitest";
import { page } from "vitest/browser";

// Test files share a tab. What one of them leaves there would change the pages of the next: the pointer, which
// would rest on a control of theirs, and what is remembered in its storage.
beforeAll(async () => {
  await page.elementLocator(document.documentElement).hover({ position: { x: 0, y: 0 }, force: true });
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
