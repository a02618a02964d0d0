import { afterEach, vi } from "vitest";

// `unstubGlobals` and `unstubEnvs` restore them before the next test: files that share a process would begin with the
// last one's stubs.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
