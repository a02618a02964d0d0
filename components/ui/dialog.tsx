import { cva } from "class-variance-authority";
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { Grabber } from "./grabber.tsx";

const dialogVariants = cva(
  [
    "m-auto max-h-[calc(100dvh-4rem)] overscroll-contain rounded-5 bg-raised p-6 text-ink shadow-3 backdrop:bg-scrim",
    "open:animate-rise open:backdrop:animate-appear forced-colors:border",
    "max-tablet:mx-0 max-tablet:mb-0 max-tablet:w-full max-tablet:max-w-none max-tablet:rounded-t-sheet",
    "max-tablet:rounded-b-none max-tablet:px-5 max-tablet:pb-[calc(1.25rem+env(safe-area-inset-bottom))]",
    "max-tablet:max-h-[92dvh] max-tablet:open:animate-slide-up",
  ],
  {
    variants: {
      size: {
        normal: "w-[min(28rem,calc(100vw-2rem))] overflow-auto",
        wide: "w-[min(40rem,calc(100vw-2rem))] overflow-auto",
        large: [
          "h-[min(46rem,calc(100dvh-4rem))] w-[min(60rem,calc(100vw-2rem))] overflow-auto",
          "open:flex open:flex-col max-tablet:h-[92dvh]",
        ],
      },
      hasGrabber: { true: "max-tablet:pt-0", false: "max-tablet:pt-6" },
    },
  },
);

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
  className?: string;
  children: ReactNode;
}

/** A modal `<dialog>`; under 768 px a sheet from below. Its safe choice has the ref `focusFirst`. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, above, describedBy, wide, large, alert, reads, className, children } = props;
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = useRef(false);
  const [closedByBrowser, setClosedByBrowser] = useState(0);

  // A layout effect, as it ends when the dialog is removed, which would not return the focus, and also when what is
  // around it is hidden for a while (Suspense).
  // biome-ignore lint/correctness/useExhaustiveDependencies: reopens it if the browser closed it while `open`.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    // The menu that opened the dialog closes in any case. Closed first, it gives the focus back to its button.
    const menu = document.activeElement?.closest<HTMLElement>("[popover]:popover-open");
    if (menu && !menu.contains(dialog)) menu.hidePopover();
    dialog.showModal();
    ignoreSecondPress();
    isShown.current = true;
    if (reads) heading.current?.focus();
    return () => {
      isShown.current = false;
      dialog.close();
      ignoreSecondPress();
    };
  }, [open, closedByBrowser]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes the dialog.
    <dialog
      ref={ref}
      className={dialogVariants({
        size: large ? "large" : wide ? "wide" : "normal",
        hasGrabber: onClose !== undefined,
        className,
      })}
      aria-labelledby={titleId}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      {...(alert && { role: "alertdialog" })}
      // Events of nested dialogs bubble in React.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // Browsers can close it without `cancel`.
      onClose={(event) => {
        if (!isShown.current || event.currentTarget.open || event.target !== event.currentTarget) return;
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
          <h2
            className="text-20 font-semibold focus:outline-none"
            id={titleId}
            ref={heading}
            {...(reads && { tabIndex: -1 })}
          >
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}

/** The second press of a double click on what opened or closed a dialog isn't meant for what is there by then. */
function ignoreSecondPress(): void {
  const ignore = (event: globalThis.MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", ignore, { capture: true, once: true });
}

/**
 * A ref: the control has the focus when its dialog opens, or when it comes into an open one. React's `autoFocus` is
 * before a dialog opens, and does nothing; the browser would take the first control, on a phone the sheet's handle.
 */
export function focusFirst(control: HTMLElement | null): void {
  control?.setAttribute("autofocus", "");
  control?.focus();
}

export function DialogText({ className, ...rest }: ComponentProps<"p">) {
  return <p {...rest} className={classNames("mt-1 text-15 font-normal text-ink-2", className)} />;
}

export function DialogActions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames("mt-6 flex flex-wrap justify-end gap-2 max-tablet:*:flex-1", className)}>
      {children}
    </div>
  );
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
