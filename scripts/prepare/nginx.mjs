import { PrepareError } from "./command.mjs";
import { installDebianPackages, mayInstallDebianPackages } from "./debian.mjs";
import { findProgram } from "./find-program.mjs";

// Debian keeps servers out of the PATH of those who are not root.
const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

export function prepareNginx() {
  if (findProgram(["nginx"], folders) !== undefined) return;
  if (mayInstallDebianPackages()) installDebianPackages(["nginx-light"]);
  if (findProgram(["nginx"], folders) === undefined) {
    throw new PrepareError("This needs nginx, in front of several instances. Install it.");
  }
}
