import { acmaContent } from "./acma-content.ts";
import { acmaProfile } from "./acma-profile.ts";
import { acmaVersions } from "./acma-versions.ts";
import { auth } from "./auth.ts";
import { authSessions } from "./auth-sessions.ts";
import type { Part } from "./check.ts";
import { listAdvanced } from "./lists-advanced.ts";
import { listOperators } from "./lists-operators.ts";
import { listRefused } from "./lists-refused.ts";

/** Everything that is asked of a Space, part by part. */
export const suite: readonly Part[] = [
  { name: "Auth API: signing in", checks: auth },
  { name: "Auth API: sessions", checks: authSessions },
  { name: "ACMA: own profile", checks: acmaProfile },
  { name: "ACMA: Content", checks: acmaContent },
  { name: "ACMA: versions", checks: acmaVersions },
  { name: "Lists: operators", checks: listOperators },
  { name: "Lists: advanced search", checks: listAdvanced },
  { name: "Lists: what is refused", checks: listRefused },
];
