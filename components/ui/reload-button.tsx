import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface ReloadButtonProps {
  variant?: "plain" | "text";
  children: ReactNode;
}

/** Begins this page again, as the page of whoever is signed in by now. */
export function ReloadButton({ variant = "plain", children }: ReloadButtonProps) {
  return (
    <Button size="small" variant={variant} onClick={() => window.location.reload()}>
      {children}
    </Button>
  );
}
