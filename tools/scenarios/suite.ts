import type { Row } from "./row.ts";
import { callbackRows } from "./rows/a-callback.ts";
import { signInRows } from "./rows/a-sign-in.ts";
import { cookieRows, partRows } from "./rows/b-cookie.ts";
import { lifetimeRows } from "./rows/c-lifetime.ts";
import { bodyRows } from "./rows/d-bodies.ts";
import { passingRows } from "./rows/d-passing-on.ts";
import { writeRows } from "./rows/d-writes.ts";
import { failureRows } from "./rows/e-failures.ts";
import { processRows } from "./rows/e-processes.ts";
import { renewalRows } from "./rows/e-renewal.ts";
import { pageRows } from "./rows/f-g-pages.ts";
import { signOutRows } from "./rows/f-sign-out.ts";
import { platformRows } from "./rows/h-platform.ts";

/** Every row, in the order of its id. */
export const suite: readonly Row[] = [
  ...callbackRows,
  ...signInRows,
  ...cookieRows,
  ...partRows,
  ...lifetimeRows,
  ...bodyRows,
  ...passingRows,
  ...writeRows,
  ...renewalRows,
  ...failureRows,
  ...processRows,
  ...signOutRows,
  ...pageRows,
  ...platformRows,
].sort((one, other) => one.id.localeCompare(other.id, "en", { numeric: true }));
