import type { ReactNode } from "react";
import type { Kind } from "#components/ui/space/kind.ts";
import type { Theme } from "#lib/messages/theme.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import type { Total } from "./count.tsx";
import { MemberMenu } from "./member-menu.tsx";
import { PhoneNav } from "./phone-nav.tsx";
import { Rail } from "./rail.tsx";
import { ShellFrame } from "./shell-frame.tsx";
import type { You } from "./you.ts";

export interface ShellProps {
  brand: { name: string; mark: Brand["mark"]; legal: Brand["legal"] };
  kinds: readonly (Kind & { total: Total })[];
  /** How many photos and files there are. */
  files: Total;
  you: You;
  theme: Theme;
  children: ReactNode;
}

/** The room around every page but the desk: rail or bottom bar, and the sheet. */
export function Shell({ children, ...room }: ShellProps) {
  return (
    <ShellFrame
      rail={<Rail {...room} />}
      foot={
        <>
          <PhoneNav kinds={room.kinds} />
          <MemberMenu you={room.you} theme={room.theme} legal={room.brand.legal} />
        </>
      }
    >
      {children}
    </ShellFrame>
  );
}
