import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

// Node.js itself would let a variable that is empty, and so counts as not set, hide that of the file.
const variables = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
for (const [name, value] of Object.entries(variables)) process.env[name] ||= value;
