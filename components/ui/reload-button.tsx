import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface ReloadButtonProps {
  variant?: "plain" | "text";
  children: ReactNode;
}

/** Reloads the page for the member who is signed in now. */
export function ReloadButton({ variant = "plain", children }: ReloadButtonProps) {
  return (
    <Button size="small" variant={variant} onClick={() => window.location.reload()}>
      {children}
    </Button>
  );
}
