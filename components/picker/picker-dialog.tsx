import type { PickerPlace, PickRequest } from "#components/fields/refer/picker-context.ts";
import { Dialog } from "#components/ui/dialog.tsx";
import { ContentPicker } from "./content-picker.tsx";
import type { FormHere } from "./form-here.ts";
import { MediaPicker } from "./media-picker.tsx";

interface PickerDialogProps {
  place: PickerPlace;
  /** The forms of new items, by type; they outlive the dialog. */
  forms: Map<string, FormHere>;
  request: PickRequest | undefined;
}

/** Stays mounted when it is closed, so that the focus returns. */
export function PickerDialog({ place, forms, request }: PickerDialogProps) {
  return (
    <Dialog
      open={request !== undefined}
      large
      title={request?.options.title ?? ""}
      onClose={() => request?.answer(undefined)}
    >
      {request?.kind === "media" && (
        <MediaPicker key={request.id} {...place.naming} options={request.options} answer={request.answer} />
      )}
      {request?.kind === "content" && (
        <ContentPicker key={request.id} place={place} forms={forms} request={request} />
      )}
    </Dialog>
  );
}
