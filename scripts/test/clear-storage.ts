import { beforeEach } from "vitest";

// Test files share a tab, and so its storage: a refusal that one of them remembers would change the pages of the next.
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
