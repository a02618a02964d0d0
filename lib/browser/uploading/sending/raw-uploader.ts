import type { Body, Meta, Uppy } from "@uppy/core";
import type { SendFailure, SendRaw } from "./sender.ts";

/** An uploader of Uppy's that sends each file in one request: a file that was cut begins anew. */
export function addRawUploader(
  uppy: Uppy<Meta, Body>,
  sendRaw: SendRaw,
  failures: Map<string, SendFailure>,
): void {
  async function sendOne(id: string): Promise<void> {
    const file = uppy.getFile(id);
    if (file === undefined || !(file.data instanceof Blob)) return;
    const gone = new AbortController();
    const onRemoved = (removed: { id: string } | undefined) => removed?.id === id && gone.abort();
    uppy.on("file-removed", onRemoved);
    uppy.emit("upload-start", [file]);
    try {
      const text = await sendRaw({
        file: file.data,
        contentType: file.type,
        signal: gone.signal,
        onBytes: (bytesUploaded) =>
          uppy.emit("upload-progress", uppy.getFile(id), {
            uploadStarted: Date.now(),
            bytesUploaded,
            bytesTotal: file.size,
          }),
      });
      const uploadId = idOf(text);
      if (uploadId === undefined) throw { status: 502 } satisfies SendFailure;
      if (gone.signal.aborted) return;
      uppy.emit("upload-success", uppy.getFile(id), { status: 201, uploadURL: uploadId });
    } catch (error) {
      if (gone.signal.aborted) return;
      const failure = isFailure(error) ? error : { status: 0 };
      failures.set(id, failure);
      uppy.emit("upload-error", uppy.getFile(id), new Error("not sent"), {
        status: failure.status,
        body: {},
      });
    } finally {
      uppy.off("file-removed", onRemoved);
    }
  }
  uppy.addUploader(async (ids: string[]) => {
    await Promise.all(ids.map(sendOne));
  });
}

function idOf(text: string): string | undefined {
  try {
    const { sys } = JSON.parse(text);
    return typeof sys?.id === "string" ? sys.id : undefined;
  } catch {
    return undefined;
  }
}

function isFailure(error: unknown): error is SendFailure {
  return typeof error === "object" && error !== null && "status" in error;
}
