import { DialogMissing } from "#components/ui/dialog-missing.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { withAllMessages } from "#components/ui/with-all-messages.tsx";

/** The dialog that changes a field of many items, loaded when it is opened. */
export const BulkEdit = lazyPart(
  (language) =>
    withAllMessages(
      language,
      import("./bulk-dialog.tsx").then(({ BulkDialog }) => BulkDialog),
    ),
  (again, { isOpen, close }) => <DialogMissing again={again} open={isOpen} onClose={close} />,
);
