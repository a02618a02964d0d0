"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import {
  hasKeptUploads,
  onUploads,
  setUploadPlace,
  type UploadPlace,
} from "#lib/browser/uploading/upload-place.ts";
import { useFileDrop } from "./use-file-drop.ts";

const loadDesk = async () => (await import("./upload-desk.tsx")).UploadDesk;

/** Where files come in, on every page of a member; all else is fetched with the first one. */
export function UploadDoor(place: UploadPlace) {
  const { memberId } = place;
  useLayoutEffect(() => setUploadPlace(place), [place]);
  const [desk, setDesk] = useState<{ Desk: Awaited<ReturnType<typeof loadDesk>> }>();
  const isOver = useFileDrop();
  useEffect(() => {
    // Without it files go all the same.
    const open = () =>
      void loadDesk().then(
        (Desk) => setDesk({ Desk }),
        () => undefined,
      );
    if (isOver || hasKeptUploads(memberId)) open();
    return onUploads(open);
  }, [isOver, memberId]);
  return desk && <desk.Desk {...{ isOver, memberId }} />;
}
