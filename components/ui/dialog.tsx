import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Grabber } from "./grabber.tsx";

interface DialogProps {
  open: boolean;
  /** Called on Esc, Back and a press on the backdrop; `open` decides. Without it the dialog cannot be closed. */
  onClose?: () => void;
  title: ReactNode;
  /** Above the title. */
  above?: ReactNode;
  describedBy?: string;
  /** 640 instead of 448 px. */
  wide?: boolean;
  /** As large as possible; on a phone full-screen. Its content scrolls. */
  large?: boolean;
  /** `role="alertdialog"`. */
  alert?: boolean;
  /** Focuses the title, for dialogs that are read from the top. */
  reads?: boolean;
  children: ReactNode;
}

/** A modal `<dialog>`; under 768 px a sheet from below. Put `autoFocus` on the safe choice. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, above, describedBy, wide, large, alert, reads, children } = props;
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isGone = useRef(false);
  const [closedByBrowser, setClosedByBrowser] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reopens it if the browser closed it while `open`.
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) {
      dialog?.showModal();
      if (reads) heading.current?.focus();
    }
    if (!open) dialog?.close();
  }, [open, closedByBrowser]);

  // Closed before it is removed: an open dialog that is removed does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      dialog?.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes the dialog.
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      {...(alert && { role: "alertdialog" })}
      {...(wide && { "data-wide": "" })}
      {...(large && { "data-large": "" })}
      // Events of nested dialogs bubble in React.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // Browsers can close it without `cancel`.
      onClose={(event) => {
        if (!open || isGone.current || event.target !== event.currentTarget) return;
        onClose?.();
        setClosedByBrowser((times) => times + 1);
      }}
      onClick={(event) => {
        if (isBeside(event)) onClose?.();
      }}
    >
      {open && (
        <>
          {onClose && <Grabber close={onClose} onClick={onClose} />}
          {above}
          <h2 className="dialog-title" id={titleId} ref={heading} {...(reads && { tabIndex: -1 })}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}

/** Whether a press is on the backdrop. */
export function isBeside({
  target,
  currentTarget,
  clientX,
  clientY,
}: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
