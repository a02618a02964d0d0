import { buildIfStale } from "./build/build-if-stale.ts";
import { sayError } from "./run/plain-error.ts";

try {
  await buildIfStale({ say: console.log });
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
