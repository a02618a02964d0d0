import type { Zone } from "./zone.ts";

/** The platform users' console: these imports keep its identity and a member's apart. */
export const consoleZones: readonly Zone[] = [
  // Its pages know the platform user, and no member.
  {
    files: ["app/(console)/**/*.{ts,tsx}"],
    mayImport: [
      "app/framed-when-slow",
      "components",
      "lib/browser/page-identity",
      "lib/space",
      "lib/content",
      "lib/collection",
      "lib/paths",
      "lib/session/console/platform-user",
      "lib/messages",
    ],
  },
  // Another identity. It knows nothing of a member's session, and no way to send under one.
  {
    files: ["lib/gateway/proxy/console-proxy.ts"],
    mayImport: [
      "lib/gateway",
      "lib/session/console",
      "lib/session/upstream/upstream-exchange",
      "lib/space",
      "lib/space-file/current",
      "lib/environment",
    ],
  },
  {
    files: ["lib/session/console/**"],
    mayImport: [
      "lib/session/clock",
      "lib/session/cookie/cookie-options",
      "lib/session/cookie/sealed-cookie",
      "lib/session/forms",
      "lib/session/upstream/page-call",
      "lib/session/upstream/upstream",
      "lib/session/upstream/upstream-exchange",
      "lib/space",
      "lib/space-file/current",
      "lib/environment",
      "lib/paths",
      "lib/log",
      "lib/log-context",
      "lib/process-state",
      "lib/limits",
    ],
    // A test has a browser and a Space of its own.
    mayImportTypesOf: ["lib/session/testing/browser-for-tests"],
  },
  // Both identities at the portal's own handlers, with a recorder in front of the Space.
  {
    files: ["e2e/console-handlers/*.ts"],
    mayImport: [
      "lib",
      "service/cma/cma-token",
      "e2e/in-process/in-process",
      "e2e/servers/recording-proxy",
      "e2e/session/http-member",
    ],
  },
];
