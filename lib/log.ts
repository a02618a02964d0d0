import { type Logger, pino } from "pino";
import { environment } from "./environment.ts";
import { processState } from "./process-state.ts";

/** The process' log: JSON lines on standard output. It is handed no token, cookie, e-mail address or query string. */
export function log(): Logger {
  return processState("log", () =>
    pino({
      level: environment().logLevel,
      base: { part: "portal" },
      redact: {
        paths: ["*.accessToken", "*.refreshToken", "*.exchangeToken", "*.cookie", "*.authorization"],
        remove: true,
      },
    }),
  );
}
