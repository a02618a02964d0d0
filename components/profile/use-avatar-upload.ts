import { addFiles, uploads, useUploads, useUploadsFor } from "#lib/browser/uploading/uploads.ts";
import type { Media } from "#lib/space/media.ts";

const target = "profile#avatar";

/** A picture that is uploaded to be one's own, also over a reload. `take` says whether it could be used yet. */
export function useAvatarUpload(take: (media: Media) => boolean) {
  const mine = useUploads().filter((one) => one.target === target);
  useUploadsFor(target, take);
  /** Another picture is chosen: what is still on its way stays a photo among the others. */
  const drop = () => void uploads.release(target);
  return {
    isUploading: mine.some(({ state }) => state !== "failed"),
    drop,
    upload(cut: File): void {
      drop();
      addFiles([cut], { kinds: ["Image"], target });
    },
  };
}
