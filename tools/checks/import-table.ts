import { componentZones } from "./component-zones.ts";
import { consoleZones } from "./console-zones.ts";
import type { Zone } from "./zone.ts";

/**
 * Who may import whom (ARCHITECTURE.md). The first zone that has a file counts.
 * There is no list of exceptions: a row that is wrong is changed here, with its reason in the commit.
 */
export const importTable: readonly Zone[] = [
  { files: ["app/**/route.ts"], mayImport: ["lib/routes"] },
  ...consoleZones,
  {
    files: ["app/**/*.{ts,tsx}"],
    mayImport: [
      "components",
      "lib/browser/page-identity",
      "lib/brand",
      "lib/space",
      "lib/space-file",
      "lib/fields",
      "lib/content",
      "lib/collection",
      "lib/paths",
      "lib/session/member",
      "lib/messages",
      "lib/installable/worker",
      "lib/installable/theme-color",
    ],
  },
  ...componentZones,
  {
    files: ["lib/browser/**"],
    mayImport: ["lib/space", "lib/fields", "lib/content", "lib/collection", "lib/paths"],
    mayImportTypesOf: ["lib/space-file", "scripts/test/whole"],
    inBrowser: true,
  },
  // They send requests to the whole server.
  { files: ["lib/{gateway,bridge}/**/*{.test,-for-tests}.ts"], mayImport: ["lib", "scripts/run/free-port"] },
  // The current Space file has the paths of operations that the operator replaced.
  {
    files: ["lib/gateway/**"],
    mayImport: [
      "lib/session",
      "lib/space",
      "lib/space-file/current",
      "lib/environment",
      "lib/log",
      "lib/log-context",
      "lib/process-state",
      "lib/telemetry/sink",
      "lib/limits",
    ],
  },
  {
    files: ["lib/session/**"],
    mayImport: [
      "lib/space",
      "lib/space-file/current",
      "lib/messages/read-catalogue",
      "lib/environment",
      "lib/paths",
      "lib/log",
      "lib/log-context",
      "lib/process-state",
      "lib/telemetry/sink",
      "lib/limits",
      "scripts/run/free-port",
    ],
    mayImportTypesOf: ["lib/log-fields", "scripts/test/whole"],
  },
  // Pages that are a text of their own: they look like those that React draws, as a test finds.
  {
    files: ["lib/static-pages/**"],
    mayImport: ["lib/brand", "lib/space-file", "lib/messages", "lib/environment"],
    mayImportTypesOf: ["components/session/window-light", "components/ui/space/brand-mark"],
  },
  {
    files: ["lib/bridge/**"],
    mayImport: [
      "lib/static-pages",
      "lib/session",
      "lib/gateway",
      "lib/space-file",
      "lib/environment",
      "lib/paths",
    ],
  },
  {
    files: ["lib/installable/**"],
    mayImport: [
      "lib/static-pages",
      "lib/gateway",
      "lib/space-file",
      "lib/messages",
      "lib/environment",
      "lib/paths",
      "lib/color",
    ],
  },
  { files: ["lib/space/**"], mayImport: [], inBrowser: true },
  { files: ["lib/color/**"], mayImport: [], inBrowser: true },
  {
    files: ["lib/brand/**"],
    mayImport: ["lib/color"],
    mayImportTypesOf: ["lib/space-file"],
    inBrowser: true,
  },
  {
    files: ["lib/collection/**"],
    mayImport: ["lib/fields", "lib/content", "lib/space", "lib/paths"],
    mayImportTypesOf: ["lib/space-file"],
    inBrowser: true,
  },
  {
    files: ["lib/content/**"],
    mayImport: ["lib/space", "lib/fields", "lib/space-file/words"],
    mayImportTypesOf: ["lib/space-file"],
    inBrowser: true,
  },
  {
    files: ["lib/fields/**"],
    mayImport: ["lib/space", "lib/space-file/words"],
    mayImportTypesOf: ["lib/space-file"],
    inBrowser: true,
  },
  {
    files: ["lib/space-file/words.ts"],
    mayImport: [],
    mayImportTypesOf: ["lib/space-file"],
    inBrowser: true,
  },
  { files: ["lib/space-file/**"], mayImport: ["lib/content", "lib/space", "lib/color", "lib/environment"] },
  { files: ["lib/messages/**"], mayImport: ["lib/environment", "lib/process-state"] },
  { files: ["lib/paths*.ts"], mayImport: [], inBrowser: true },
  // next.config.ts replaces zod/mini with it.
  { files: ["lib/zod-in-browser/**"], mayImport: [], inBrowser: true },
  { files: ["lib/environment*.ts"], mayImport: [] },
  { files: ["lib/process-state*.ts"], mayImport: [] },
  { files: ["lib/log*.ts"], mayImport: ["lib/environment", "lib/process-state", "lib/telemetry/sink"] },
  {
    files: ["lib/limits/**"],
    mayImport: [
      "lib/environment",
      "lib/environment-limits",
      "lib/log",
      "lib/process-state",
      "lib/telemetry/sink",
    ],
  },
  // Code that measures imports the sink; server.ts loads what is behind it on demand.
  {
    files: ["lib/telemetry/**"],
    mayImport: [
      "lib/environment",
      "lib/environment-listen",
      "lib/environment-telemetry",
      "lib/log",
      "lib/process-state",
      "scripts/run/free-port",
    ],
    mayImportTypesOf: ["lib/session/session-events"],
  },
  {
    files: ["lib/workers.test.ts", "lib/program-with-workers-for-tests.ts"],
    mayImport: ["lib/workers", "scripts/run/free-port"],
  },
  { files: ["instrumentation-client.ts"], mayImport: ["lib/browser"] },
  // The route table, the server that answers by it, and a route that has no folder.
  {
    files: [
      "lib/{built-config,routes,preferences,portal-server,portal-process,workers}*.ts",
      "middleware.ts",
      "server.ts",
    ],
    mayImport: [
      "lib/session",
      "lib/gateway",
      "lib/bridge",
      "lib/installable",
      "lib/space-file",
      "lib/messages",
      "lib/paths",
      "lib/environment",
      "lib/environment-listen",
      "lib/log",
      "lib/log-console",
      "lib/log-context",
      "lib/telemetry",
      "lib/limits",
    ],
  },
  // A test that repeats asks how often it is to.
  { files: ["service/**"], mayImport: [], mayImportTypesOf: ["scripts/test/whole"] },
  {
    files: ["tools/contract/*.test.ts"],
    mayImport: [
      "tools/contract",
      "service/index",
      "service/cma/cma-token",
      "service/database/cluster-for-tests",
      "service/database/pgbouncer-for-tests",
      "service/database/postgres-for-tests",
      "service/database/record-statements-for-tests",
      "service/database/spaceless-statements-for-tests",
      "scripts/test/whole",
    ],
  },
  // Its own reading of the interface: nothing that the service or the portal believes.
  {
    files: ["tools/contract/**"],
    mayImport: [
      "tools/client",
      "tools/other-space/start",
      "tools/other-space/settings",
      "tools/other-space/client-for-tests",
    ],
  },
  // Another reading of the interface: nothing that the service, the portal or the contract believes.
  { files: ["tools/other-space/**"], mayImport: [] },
  // Made of the service's OpenAPI document.
  { files: ["tools/client/**"], mayImport: [] },
  // Any BFF from the outside: nothing that the portal or the service believes.
  { files: ["tools/scenarios/**"], mayImport: ["scripts/run", "scripts/prepare"] },
  { files: ["tools/faults/**"], mayImport: ["tools/scenarios/suite"] },
  // What both programs say of themselves.
  {
    files: ["tools/documents/**"],
    mayImport: ["lib", "components/ui/icon-names", "service", "scripts/prepare/find-program", "tools/faults"],
  },
  // A command of the operator about the operator's own file, which has one reading.
  { files: ["scripts/space-pull.ts"], mayImport: ["scripts", "lib/space-file"] },
  // What it writes, the portal reads.
  {
    files: ["scripts/contract.ts"],
    mayImport: ["tools/contract", "scripts", "lib/space-file/problems/contradictions"],
  },
  {
    files: ["tools/doctor/**/*{.test,-for-tests}.ts"],
    mayImport: [
      "tools/doctor",
      "scripts",
      "lib/space-file",
      "lib/session/testing/valkey-for-tests",
      "tools/other-space/start",
      "tools/other-space/client-for-tests",
      "service/index",
      "service/cma/cma-token",
      "service/database/cluster-for-tests",
    ],
  },
  // It reads the environment, the Space file and CMA as the portal and the pull do, so that it finds what they would.
  {
    files: ["tools/doctor/**"],
    mayImport: [
      "lib/environment",
      "lib/space",
      "lib/space-file",
      "lib/paths",
      "tools/contract/shapes/usual-layouts",
    ],
  },
  // Where the build puts the files of maps is where pages ask for them.
  { files: ["scripts/build/map/**"], mayImport: ["lib/paths", "scripts/build/lock"] },
  { files: ["scripts/build/message-files.ts"], mayImport: ["lib/messages"] },
  {
    files: ["scripts/**/*{.test,-for-tests}.ts"],
    mayImport: ["tools", "scripts", "service/index", "service/database/cluster-for-tests"],
  },
  // None of the tools that import the service.
  {
    files: ["scripts/**"],
    mayImport: [
      "lib/environment-number",
      "tools/bench/servers",
      "tools/checks",
      "tools/doctor",
      "tools/faults",
      "tools/pictures",
      "tools/scenarios",
      "tools/upgrade",
      "scripts/build/map",
      "scripts/build/message-files",
    ],
  },
  { files: ["tools/checks/**"], mayImport: ["scripts", "lib/messages"] },
  { files: ["tools/bench/servers/**"], mayImport: ["scripts"] },
  { files: ["tools/pictures/**"], mayImport: ["scripts", "e2e/held-scripts"] },
  // They ask the Space for every cell of the portal's own tables: of filters, searches, and of what may be typed.
  {
    files: ["e2e/{filter-matrix,form-rules}/**"],
    mayImport: [
      "lib/fields",
      "lib/collection",
      "lib/space",
      "lib/space-file/schema",
      "lib/space-file/current",
      "lib/space-file/pull/cma-field",
      "lib/space-file/pull/pulled-field",
      "lib/messages",
      "components/palette/found-groups",
      "components/palette/use-palette-search",
      "tools/contract/sign-in",
      "service/index",
      "service/database/cluster-for-tests",
    ],
  },
  // Real bytes between the portal's own queue, its proxy and the Space, in one process: nothing is built for it.
  {
    files: ["e2e/{in-process,uploads,native-app}/*.ts"],
    mayImport: [
      "lib",
      "scripts",
      "service/index",
      "service/database/cluster-for-tests",
      "e2e/servers/recording-proxy",
      "e2e/session/http-member",
    ],
  },
  // The Space of other choices, with a file that is pulled from it.
  {
    files: ["e2e/other-space/*.ts"],
    mayImport: ["e2e", "scripts", "tools/other-space", "lib/space-file/pull/pull"],
  },
  {
    files: ["e2e/servers/pair.ts"],
    mayImport: ["e2e", "scripts", "service/database/cluster-for-tests"],
  },
  { files: ["e2e/**"], mayImport: ["scripts", "tools/checks", "e2e/servers/pair"] },
  // The service alone: they explain the very statements that lists send.
  {
    files: ["tools/bench/{lists,replicas,searches,sizes,types}{.ts,/**}"],
    mayImport: ["service", "tools/bench"],
  },
  {
    files: ["tools/bench/**"],
    mayImport: [
      "scripts",
      "tools/bench/servers",
      "tools/bench/lists/cpu",
      "tools/documents/part",
      // Workers need a store of session records.
      "lib/session/testing/valkey-for-tests",
      "e2e/session/http-member",
      "e2e/real-files",
    ],
  },
  // It starts two versions as an operator does, and members and browsers as benchmarks, scenarios and end-to-end tests do.
  {
    files: ["tools/upgrade/**"],
    mayImport: [
      "scripts",
      "tools/bench/servers",
      "tools/scenarios",
      "e2e/drop-on-page",
      "e2e/kept-drafts",
      "e2e/listening",
      "e2e/network",
      "e2e/real-files",
      "e2e/session/http-member",
      // What the last release wrote is opened by today's own code.
      "lib/browser",
      "lib/session",
    ],
  },
  { files: ["*.config.ts"], mayImport: ["scripts"] },
];
