"use client";

import { useState } from "react";

/** A part of the page that is fetched when it is first needed, and again after it could not be had. */
export function useLazy<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<{ is: Part }>();
  const [isFailed, setFailed] = useState(false);
  return {
    part: part?.is,
    isFailed,
    begin: () => {
      if (part !== undefined) return;
      load().then(
        (is) => {
          setPart({ is });
          setFailed(false);
        },
        () => setFailed(true),
      );
    },
  };
}
