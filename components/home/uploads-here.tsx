"use client";

import { setUploadSlot } from "#lib/browser/uploading/upload-slot.ts";

/** Where files on their way are shown at home, while there are any; what shows them is fetched with the first. */
export function UploadsHere() {
  return <div ref={setUploadSlot} className="uploads-here" />;
}
