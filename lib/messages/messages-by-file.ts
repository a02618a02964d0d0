import { processState } from "../process-state.ts";
import type { MessagePart } from "./areas.ts";

/** What the files hold that pages of this process name, by their URL: for the server's own rendering. */
export const messagesByFile = () => processState("messages-by-file", () => new Map<string, MessagePart>());
