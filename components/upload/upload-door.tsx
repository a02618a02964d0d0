"use client";

import { useEffect, useState } from "react";
import { setUploadPlace, type UploadPlace, useUploads, wakeUploads } from "#lib/browser/uploads.ts";
import type { UploadFaces } from "./upload-faces.ts";
import { useFileDrop } from "./use-file-drop.ts";

/** Where files come in, on every page of a member; what it shows is fetched when there is something to show. */
export function UploadDoor(place: UploadPlace) {
  setUploadPlace(place);
  const uploads = useUploads();
  const isOver = useFileDrop();
  const faces = useFaces(isOver || uploads.length > 0);
  useEffect(() => wakeUploads(place.memberId), [place.memberId]);
  return (
    faces && (
      <>
        <faces.Tray uploads={uploads} />
        {isOver && <faces.DropOverlay />}
      </>
    )
  );
}

function useFaces(isNeeded: boolean): UploadFaces | undefined {
  const [faces, setFaces] = useState<UploadFaces>();
  useEffect(() => {
    if (!isNeeded || faces !== undefined) return;
    // Without them files go all the same.
    import("./upload-faces.ts").then(
      ({ uploadFaces }) => setFaces(uploadFaces),
      () => undefined,
    );
  }, [isNeeded, faces]);
  return faces;
}
