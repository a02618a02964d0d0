/** A file that grows on the device, or a download. */
export interface ExportSink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
  abandon(): Promise<void>;
}

/** Opens a file after a press, as browsers ask for its place. Undefined if the member cancels. */
export async function openSink(name: string, mediaType: string): Promise<ExportSink | undefined> {
  const picker: unknown = Reflect.get(window, "showSaveFilePicker");
  if (typeof picker !== "function") return downloadSink(name, mediaType);
  try {
    const ending = name.slice(name.lastIndexOf("."));
    const options = { suggestedName: name, types: [{ accept: { [mediaType]: [ending] } }] };
    const handle: unknown = await picker.call(window, options);
    if (!(handle instanceof FileSystemFileHandle)) return downloadSink(name, mediaType);
    return await fileSink(handle);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
    // No file picker: a frame, or a policy.
    return downloadSink(name, mediaType);
  }
}

async function fileSink(handle: FileSystemFileHandle): Promise<ExportSink> {
  const file = await handle.createWritable();
  return {
    write: (text) => file.write(text),
    close: () => file.close(),
    abandon: () => file.abort().catch(() => {}),
  };
}

function downloadSink(name: string, mediaType: string): ExportSink {
  // Browsers may keep blobs on disk.
  let parts: Blob[] = [];
  return {
    write: async (text) => {
      parts.push(new Blob([text]));
    },
    close: async () => {
      const address = URL.createObjectURL(new Blob(parts, { type: mediaType }));
      const link = Object.assign(document.createElement("a"), { href: address, download: name });
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
    abandon: async () => {
      parts = [];
    },
  };
}
