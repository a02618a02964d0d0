import { afterEach, vi } from "vitest";

// `unstubGlobals` and `unstubEnvs` take stubs back before the next test: files that share a process would begin with
// those of the last one.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
