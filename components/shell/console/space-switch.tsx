import { ChevronsUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { consoleSpacesId } from "./console-room.ts";

/** Phone: the way to another Space, beside the title. */
export function SpaceSwitch() {
  const t = useTranslations("console.nav");
  return (
    <Button
      className="space-switch"
      variant="quiet"
      iconOnly
      aria-label={t("change")}
      popoverTarget={consoleSpacesId}
      icon={<ChevronsUpDown size={20} strokeWidth={1.75} aria-hidden="true" />}
    />
  );
}
