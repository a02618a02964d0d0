"use client";

import { type ComponentProps, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { addFiles } from "#lib/browser/uploads.ts";
import type { Media } from "#lib/space/media.ts";

interface UploadButtonProps
  extends Pick<ComponentProps<typeof Button>, "variant" | "size" | "icon" | "iconOnly" | "className"> {
  label: string;
  /** Groups that are wanted: `Image`, `Video`, `Audio`, `Document` …; all that the Space takes without it. */
  kinds?: readonly string[];
  /** Called with each Media as soon as it exists: still without a `url`. */
  onMedia?: (media: Media) => void;
  /** Called with each Media when it has its `url`. */
  onDone?: (media: Media) => void;
  multiple?: boolean;
  /** Takes a picture on devices that have a camera. */
  camera?: boolean;
}

/** Chooses files and puts them on their way; the tray shows how they get on. */
export function UploadButton({
  label,
  kinds,
  onMedia,
  onDone,
  multiple = false,
  camera = false,
  ...look
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) =>
    addFiles(files, {
      ...(kinds !== undefined && { kinds }),
      ...(onMedia !== undefined && { onMedia }),
      ...(onDone !== undefined && { onDone }),
    });
  return (
    <>
      <Button
        {...look}
        {...(look.iconOnly && { "aria-label": label })}
        onClick={() => input.current?.click()}
      >
        {look.iconOnly ? undefined : label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        {...(camera && { capture: "environment", accept: "image/*" })}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // The same file may be chosen once more.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
