// Brings what the other commands need, and nothing when it is all there. Plain JavaScript without a dependency:
// it runs before `npm ci`, on whatever Node.js (20 or later) the machine has.
import { prepareBrowser } from "./prepare/browser.mjs";
import { PrepareError } from "./prepare/command.mjs";
import { preparePackages } from "./prepare/packages.mjs";
import { preparePackagesIn } from "./prepare/packages-in.mjs";
import { prepareServers } from "./prepare/servers.mjs";

const oldestMajor = 20;

const purpose = process.argv.find((word) => word.startsWith("--for-"));

try {
  requireNode(process.versions.node);
  preparePackages({ forDevelopment: purpose !== undefined });
  if (purpose === "--for-tests") {
    prepareBrowser();
    prepareServers("postgres", "redis", "pgbouncer", "nginx");
    preparePackagesIn("tools/observatory");
  }
  if (purpose === "--for-scenarios") prepareServers("redis");
  if (purpose === "--for-upgrade") prepareBrowser();
  if (purpose === "--for-chaos" || purpose === "--for-upgrade") {
    prepareServers("postgres", "redis", "nginx");
  }
} catch (error) {
  if (!(error instanceof PrepareError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function requireNode(version) {
  if (Number.parseInt(version, 10) >= oldestMajor) return;
  throw new PrepareError(
    `Node.js ${oldestMajor} or later is needed; this is ${version}. See https://nodejs.org`,
  );
}
