import type { Theme } from "#lib/messages/theme.ts";
import type { You } from "../you.ts";

/** What the room around every page of the console shows. */
export interface ConsoleRoom {
  spaces: readonly { id: string; name: string }[];
  /** The platform user. */
  you: You;
  theme: Theme;
}

export const consoleSpacesId = "console-spaces";
