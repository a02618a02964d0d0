import { type ComponentProps, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import type { UploadOptions } from "#lib/browser/uploading/upload-shown.ts";
import { addFiles, uploadLimits } from "#lib/browser/uploading/uploads.ts";
import { acceptOf } from "#lib/content/media/file-kind.ts";
import { kindsTaken } from "#lib/content/media/file-limits.ts";

interface UploadButtonProps
  extends Pick<ComponentProps<typeof Button>, "variant" | "size" | "icon" | "iconOnly" | "className">,
    UploadOptions {
  label: string;
  multiple?: boolean;
  /** Takes a picture on devices that have a camera. */
  camera?: boolean;
  /** Puts them on their way in its own manner. */
  onFiles?: (files: readonly File[]) => void;
}

/** Chooses files and puts them on their way; the tray shows how they get on. */
export function UploadButton({ label, multiple = false, camera = false, ...rest }: UploadButtonProps) {
  const { kinds, onMedia, onDone, target, onFiles, ...look } = rest;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const { current } = input;
    if (current === null) return;
    current.accept = camera ? "image/*" : (acceptOf(kindsTaken(uploadLimits(), kinds)) ?? "");
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
          else
            addFiles(files, {
              ...(kinds !== undefined && { kinds }),
              ...(onMedia !== undefined && { onMedia }),
              ...(onDone !== undefined && { onDone }),
              ...(target !== undefined && { target }),
            });
          // The same file may be chosen once more.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
