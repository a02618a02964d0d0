import { browserSend } from "../send/send.ts";
import { createTargetLoader } from "./load-target.ts";

/** What a Refer leads to: one call for all that a page asks for in one moment. */
export const loadTarget = createTargetLoader(browserSend);
