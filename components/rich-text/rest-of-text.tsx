"use client";

import { useState } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { LoadError } from "#components/ui/load-error.tsx";
import type { FieldAddress } from "#lib/browser/content/read-field.ts";
import { MoreButton } from "./more-button.tsx";

const TextParts = lazyPart(
  () => import("./text-parts.tsx").then((lazy) => lazy.TextParts),
  (again) => (again ? <LoadError again={again} /> : <MoreButton busy />),
);

interface RestOfTextProps {
  address: FieldAddress;
  /** Where the part that the server rendered ends. */
  from: number;
}

/** The rest of a long text, loaded a part at a time on request. */
export function RestOfText(props: RestOfTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-5 grid justify-items-start gap-5" data-rest="">
      {isOpen ? <TextParts {...props} /> : <MoreButton onClick={() => setOpen(true)} />}
    </div>
  );
}
