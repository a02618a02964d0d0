import { useTranslations } from "next-intl";
import { MediaPicker } from "#components/picker/media-picker.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { Media } from "#lib/space/media.ts";

interface ChoosePhotoProps {
  memberId: string;
  localeIds: readonly string[];
  localeId: string;
  isOpen: boolean;
  answer: (chosen: Media[] | undefined) => void;
}

/** One of the member's own photos. */
export function ChoosePhoto({ memberId, localeIds, localeId, isOpen, answer }: ChoosePhotoProps) {
  const t = useTranslations("profile");
  const title = t("chooseTitle");
  return (
    <Dialog open={isOpen} large title={title} onClose={() => answer(undefined)}>
      <MediaPicker
        {...{ localeIds, localeId, answer }}
        options={{ title, kind: "photo", createdBy: memberId }}
      />
    </Dialog>
  );
}
