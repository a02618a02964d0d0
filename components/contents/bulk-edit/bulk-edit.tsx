import { DialogLoadError } from "#components/ui/dialog-load-error.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { withAllMessages } from "#components/ui/with-all-messages.tsx";

/** The dialog that changes a field of many items; loaded when it opens. */
export const BulkEdit = lazyPart(
  (language) =>
    withAllMessages(
      language,
      import("./bulk-dialog.tsx").then(({ BulkDialog }) => BulkDialog),
    ),
  (again, { isOpen, close }) => <DialogLoadError again={again} open={isOpen} onClose={close} />,
);
