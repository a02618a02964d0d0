import type { ComponentProps } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { Button } from "./button.tsx";

interface CrossButtonProps extends Pick<ComponentProps<"button">, "onClick"> {
  label: string;
}

/** Closes or removes what it is beside. */
export function CrossButton({ label, onClick }: CrossButtonProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      iconOnly
      aria-label={label}
      icon={<Icon name="x" size={16} />}
      onClick={onClick}
    />
  );
}
