import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { FieldHint, fieldProblem } from "#components/ui/form/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { renderLoadError } from "#components/ui/load-error.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import type { ProfileEnd } from "#lib/browser/profile/save-profile.ts";
import { addFiles, uploads, useUploads, useUploadsFor } from "#lib/browser/uploading/uploads.ts";
import { avatarAddressOf } from "#lib/content/media/avatar-address.ts";
import type { Media } from "#lib/space/media.ts";
import type { ProfileChange } from "#lib/space/service-user.ts";
import { AddressForm } from "./address-form.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { useProfileProblem } from "./profile-problem.tsx";
import type { Seen } from "./seen-by-others.tsx";

const MediaPicker = lazyPart(
  () => import("#components/picker/media-picker.tsx").then((lazy) => lazy.MediaPicker),
  renderLoadError,
);

interface AvatarEditorProps {
  seen: Seen;
  localeIds: readonly string[];
  localeId: string;
  save: (change: ProfileChange) => Promise<ProfileEnd>;
}

/** Sets the member's picture: an own photo, an upload, a URL, or none. */
export function AvatarEditor({ seen, localeIds, localeId, save }: AvatarEditorProps) {
  const t = useTranslations("profile");
  const problemWords = useProfileProblem();
  const [isChoosing, setChoosing] = useState(false);
  const [file, setFile] = useState<File>();
  const [isPasting, setPasting] = useState<boolean>();
  const [state, setState] = useState<"idle" | "saved">("idle");
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  const use = async (avatarUrl: string | null): Promise<boolean> => {
    const end = await save({ avatarUrl });
    setProblem(end.is === "saved" ? undefined : problemWords(end));
    setState(end.is === "saved" ? "saved" : "idle");
    return end.is === "saved";
  };
  const addressOf = (media: Media) => avatarAddressOf(media, [localeId, ...localeIds]);
  const { isUploading, drop, upload } = useAvatarUpload((media) => {
    const address = addressOf(media);
    if (address !== undefined) void use(address);
    return address !== undefined;
  });
  const choose = (avatarUrl: string | null): Promise<boolean> => {
    drop();
    return use(avatarUrl);
  };
  const take = (media: Media) => {
    const address = addressOf(media);
    if (address === undefined) setProblem(t("problems.notDrawn"));
    else void choose(address);
  };
  const takeAway = async (button: HTMLElement) => {
    const isGone = await choose(null);
    // The focused button disappears with the picture.
    const isLost = [button, document.body].some((one) => one === document.activeElement);
    if (isGone && isLost) chooser.current?.focus();
  };

  return (
    <div className="flex flex-wrap items-start gap-5" data-part="avatar">
      <Avatar id={seen.id} name={seen.nickname} url={seen.avatarUrl} size={80} />
      <div className="grid min-w-0 flex-1 basis-44 gap-1">
        <div className="flex flex-wrap gap-2">
          <Button ref={chooser} icon={<Icon name="image" />} onClick={() => setChoosing(true)}>
            {t("choose")}
          </Button>
          <Button icon={<Icon name="upload" />} onClick={() => input.current?.click()}>
            {t("upload")}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            aria-label={t("upload")}
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0]);
              // So that choosing the same file again fires a change.
              currentTarget.value = "";
            }}
          />
          {seen.avatarUrl !== undefined && (
            // On its own line, its text starts where the other buttons start.
            <Button
              className="max-[56rem]:not-forced-colors:-ms-3.5"
              variant="quiet"
              onClick={({ currentTarget }) => void takeAway(currentTarget)}
            >
              {t("remove")}
            </Button>
          )}
        </div>
        <FieldHint className="flex flex-wrap items-center gap-x-2" role="status">
          {isUploading ? t("uploading") : state === "saved" ? t("saved") : t("square")}{" "}
          {!isPasting && (
            <Button
              className="not-forced-colors:px-0!"
              variant="text"
              size="small"
              autoFocus={isPasting === false}
              onClick={() => setPasting(true)}
            >
              {t("paste")}
            </Button>
          )}
        </FieldHint>
        {problem !== undefined && (
          <p className={fieldProblem} role="alert">
            {problem}
          </p>
        )}
        {isPasting && <AddressForm use={choose} close={() => setPasting(false)} />}
      </div>
      <Dialog open={isChoosing} large title={t("chooseTitle")} onClose={() => setChoosing(false)}>
        <MediaPicker
          {...{ localeIds, localeId }}
          options={{ title: t("chooseTitle"), kind: "photo", createdBy: seen.id }}
          answer={(chosen) => {
            setChoosing(false);
            if (chosen?.[0] !== undefined) take(chosen[0]);
          }}
        />
      </Dialog>
      {file && <CropDialog file={file} onCut={upload} close={() => setFile(undefined)} />}
    </div>
  );
}

const target = "profile#avatar";

/** Uploads a picture for the profile, also over a reload. `take` returns whether the picture could be used yet. */
function useAvatarUpload(take: (media: Media) => boolean) {
  const mine = useUploads().filter((one) => one.target === target);
  useUploadsFor(target, take);
  /** An upload that is still running becomes an ordinary photo. */
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
