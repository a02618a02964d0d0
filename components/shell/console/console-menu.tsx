import { LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { YouMenu } from "../you-menu.tsx";
import type { ConsoleRoom } from "./console-room.ts";
import { LeaveConsole } from "./leave-console.tsx";

/** Who one is at the console, and the way out of it. */
export function ConsoleMenu({ you, theme }: Pick<ConsoleRoom, "you" | "theme">) {
  const t = useTranslations("console.nav");
  return (
    <YouMenu you={you} theme={theme}>
      <LeaveConsole>
        <MenuItem type="submit" icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />}>
          {t("signOut")}
        </MenuItem>
      </LeaveConsole>
    </YouMenu>
  );
}
