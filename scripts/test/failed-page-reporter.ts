import { readFile } from "node:fs/promises";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** The attachment with the requests of a failed test that failed, or never ended. */
export const failedRequests = "failed requests";

/**
 * Prints the accessibility snapshot of each page on which a test failed, and the requests that failed, as CI keeps only the
 * output.
 */
export default class FailedPageReporter implements Reporter {
  readonly #failed: { title: string; path: string | undefined; requests: string }[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const named = (wanted: string) => attachments.find(({ name }) => name === wanted);
    const [path, requests] = [named("error-context")?.path, named(failedRequests)?.body?.toString()];
    if (path !== undefined || requests !== undefined) {
      this.#failed.push({ title: test.title, path, requests: requests || "none" });
    }
  }

  async onEnd(): Promise<void> {
    for (const { title, path, requests } of this.#failed) {
      const context = path === undefined ? "" : await readFile(path, "utf8");
      const snapshot = /^```yaml\n(.*?)^```/ms.exec(context)?.[1];
      console.log(`The page of “${title}”:\n${snapshot ?? "no snapshot"}\nIts failed requests:\n${requests}`);
    }
  }
}
