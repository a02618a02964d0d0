import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { zoomMax } from "#lib/content/media/crop.ts";
import { cropSidePixels, useCrop } from "./use-crop.ts";

interface CropDialogProps {
  file: File;
  onCut: (cut: File) => void;
  close: () => void;
}

/** Cuts a picture to a square before it is sent: dragged by a finger, moved by the arrow keys, nearer by a slider. */
export function CropDialog({ file, onCut, close }: CropDialogProps) {
  const t = useTranslations("profile.crop");
  const { canvas, crop, hasFailed, isReady, zoomTo, handlers, cut } = useCrop(file);
  return (
    <Dialog open onClose={close} title={t("title")}>
      {hasFailed ? (
        <div className="mt-4">
          <Banner tone="danger" role="alert">
            {t("failed")}
          </Banner>
        </div>
      ) : (
        <>
          <p className="dialog-text">{t("text")}</p>
          <canvas
            ref={canvas}
            className="crop"
            width={cropSidePixels}
            height={cropSidePixels}
            tabIndex={0}
            role="img"
            aria-label={t("area")}
            {...handlers}
          />
          <label className="crop-zoom">
            {t("zoom")}
            <input
              type="range"
              min={1}
              max={zoomMax}
              step={0.01}
              value={crop.zoom}
              onChange={({ currentTarget }) => zoomTo(currentTarget.valueAsNumber)}
            />
          </label>
        </>
      )}
      <DialogActions>
        <Button autoFocus onClick={close}>
          {t("cancel")}
        </Button>
        {!hasFailed && (
          <Button
            variant="primary"
            disabled={!isReady}
            onClick={async () => {
              onCut(await cut());
              close();
            }}
          >
            {t("use")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
