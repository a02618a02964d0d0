import { readFile } from "node:fs/promises";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints the accessibility snapshot of each page on which a test failed, as CI keeps only the output. */
export default class FailedPageReporter implements Reporter {
  readonly #failed: { title: string; path: string }[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const context = attachments.find(({ name }) => name === "error-context");
    if (context?.path !== undefined) this.#failed.push({ title: test.title, path: context.path });
  }

  async onEnd(): Promise<void> {
    for (const { title, path } of this.#failed) {
      const snapshot = /^```yaml\n(.*?)^```/ms.exec(await readFile(path, "utf8"))?.[1];
      console.log(`The page of “${title}”:\n${snapshot ?? "no snapshot"}`);
    }
  }
}
