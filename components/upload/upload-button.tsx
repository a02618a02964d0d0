import { type ComponentProps, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import type { UploadOptions } from "#lib/browser/uploading/upload.ts";
import { addFiles, uploadLimits } from "#lib/browser/uploading/uploads.ts";
import { acceptOf } from "#lib/content/media/file-kind.ts";
import { allowedKinds } from "#lib/content/media/file-limits.ts";

interface UploadButtonProps
  extends Pick<ComponentProps<typeof Button>, "variant" | "size" | "icon" | "iconOnly" | "className">,
    Pick<UploadOptions, "kinds" | "onDone"> {
  label: string;
  multiple?: boolean;
  /** Opens the camera on devices that have one. */
  camera?: boolean;
  /** Instead of uploading them. */
  onFiles?: (files: readonly File[]) => void;
}

/** Selects files and uploads them. */
export function UploadButton({ label, multiple = false, camera = false, ...rest }: UploadButtonProps) {
  const { kinds, onDone, onFiles, ...look } = rest;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const { current } = input;
    if (current === null) return;
    current.accept = camera ? "image/*" : (acceptOf(allowedKinds(uploadLimits(), kinds)) ?? "");
    current.click();
  };
  return (
    <>
      <Button {...look} {...(look.iconOnly && { "aria-label": label, title: label })} onClick={choose}>
        {look.iconOnly ? undefined : label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        {...(camera && { capture: "environment" })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (onFiles !== undefined) onFiles(files);
          else addFiles(files, { kinds, onDone });
          // So that selecting the same file again is a change.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
