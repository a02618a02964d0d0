import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Grabber } from "./grabber.tsx";

interface DialogProps {
  open: boolean;
  /**
   * Also asked for by Esc, Back and a press beside it; the dialog stays until `open` says otherwise. Without it there
   * is nothing to go back to.
   */
  onClose?: () => void;
  title: ReactNode;
  /** Stands above the title. */
  above?: ReactNode;
  /** The id of the sentence that a screen reader says after the title. */
  describedBy?: string;
  /** 640 instead of 448 px. */
  wide?: boolean;
  /** As large as there is room; on a phone a whole sheet. What is inside scrolls by itself. */
  large?: boolean;
  /** Interrupts with a question. */
  alert?: boolean;
  /** Is there to be read: one begins at its title, wherever its controls are. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: What the browser closed and `open` wants is opened again.
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) {
      dialog?.showModal();
      if (reads) heading.current?.focus();
    }
    if (!open) dialog?.close();
  }, [open, closedByBrowser]);

  // One that is removed while it is open gives the focus back to nobody: it is closed as long as it is there.
  useLayoutEffect(() => {
    const dialog = ref.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      dialog?.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key for it.
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      {...(alert && { role: "alertdialog" })}
      {...(wide && { "data-wide": "" })}
      {...(large && { "data-large": "" })}
      // React tells a dialog of those inside of it, too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // A browser that insists closes it without asking.
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

/** The buttons at the end of a dialog; on a phone side by side at the thumb. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}

function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
