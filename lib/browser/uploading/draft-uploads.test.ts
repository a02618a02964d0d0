import { afterEach, expect, test, vi } from "vitest";
import { mayHaveUploads, whenUploaded } from "./draft-uploads.ts";
import type { Upload } from "./upload.ts";
import { setUploadContext } from "./upload-context.ts";

const page = vi.hoisted(() => ({
  restore: (): void => undefined,
  onShow: (_uploads: readonly Upload[]): void => undefined,
}));
vi.mock("./page-queue.ts", () => ({
  startPageQueue: async ({ onShow }: typeof page) => {
    page.onShow = onShow;
    return {
      restore: () =>
        new Promise<void>((resolve) => {
          page.restore = resolve;
        }),
    };
  },
}));
afterEach(() => vi.unstubAllGlobals());

test("a publish after a reload waits for the stored uploads of its draft", async () => {
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => "1" });
  setUploadContext({ memberId: "ada", localeId: "en-US", limits: undefined });
  expect(mayHaveUploads("draft")).toBe(true);
  const ended = vi.fn();
  void whenUploaded("draft").then(ended);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ended).not.toHaveBeenCalled();
  const sizes = { sizeBytes: 1, sentBytes: 0, canPause: true };
  const cover: Upload = { id: "a", fileName: "a", contentType: "image/png", state: "sending", ...sizes };
  page.onShow([{ ...cover, target: "draft#cover" }]);
  page.restore();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ended).not.toHaveBeenCalled();
  expect(mayHaveUploads("draft")).toBe(true);
  page.onShow([]);
  await vi.waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith(true), { timeout: 10_000 });
  expect(mayHaveUploads("draft")).toBe(false);
});
