"use client";

import { setUploadSlot } from "#lib/browser/uploading/upload-slot.ts";

/** The slot for the upload tray on the home page. */
export function UploadsHere() {
  return <div ref={setUploadSlot} />;
}
