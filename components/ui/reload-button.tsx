import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/** Reloads the page for the member who is signed in now. */
export function ReloadButton({ children }: { children: ReactNode }) {
  return (
    <Button size="small" onClick={() => window.location.reload()}>
      {children}
    </Button>
  );
}
