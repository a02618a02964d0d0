import { type ReactNode, useEffect, useRef } from "react";

interface ReadOnlyProps {
  isReadOnly: boolean;
  children: ReactNode;
}

const typing = ["beforeinput", "keydown", "paste", "drop"] as const;

/** What is inside can be read and copied, and changed by nobody: another tab writes it. */
export function ReadOnly({ isReadOnly, children }: ReadOnlyProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const place = ref.current;
    if (!isReadOnly || place === null) return;
    // A disabled fieldset knows nothing of what is edited without a control.
    const refuse = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key === "Tab" || event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
    };
    for (const name of typing) place.addEventListener(name, refuse, true);
    return () => {
      for (const name of typing) place.removeEventListener(name, refuse, true);
    };
  }, [isReadOnly]);
  return (
    <fieldset ref={ref} className="contents" disabled={isReadOnly}>
      {children}
    </fieldset>
  );
}
