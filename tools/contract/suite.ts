import { acda } from "./acda.ts";
import { acmaAdmin } from "./acma-admin.ts";
import { acmaContent } from "./acma-content.ts";
import { acmaMedia } from "./acma-media.ts";
import { acmaProfile } from "./acma-profile.ts";
import { acmaVersions } from "./acma-versions.ts";
import { auth } from "./auth.ts";
import { authSessions } from "./auth-sessions.ts";
import type { Part } from "./check.ts";
import { cma } from "./cma.ts";
import { cmaChanges } from "./cma-changes.ts";
import { cmaSettings } from "./cma-settings.ts";
import { errors } from "./errors.ts";
import { listAdvanced } from "./lists-advanced.ts";
import { listFlat } from "./lists-flat.ts";
import { listOperators } from "./lists-operators.ts";
import { listOrder } from "./lists-order.ts";
import { listPaging } from "./lists-paging.ts";
import { listRefused } from "./lists-refused.ts";
import { listShape } from "./lists-shape.ts";
import { listSys } from "./lists-sys.ts";
import { uploads } from "./uploads.ts";

/** Everything that is asked of a Space, part by part. */
export const suite: readonly Part[] = [
  { name: "Auth API: signing in", checks: auth },
  { name: "Auth API: sessions", checks: authSessions },
  { name: "ACMA: own profile", checks: acmaProfile },
  { name: "ACMA: Content", checks: acmaContent },
  { name: "ACMA: isAdmin", checks: acmaAdmin },
  { name: "ACMA: versions", checks: acmaVersions },
  { name: "Lists: operators", checks: listOperators },
  { name: "Lists: advanced search", checks: listAdvanced },
  { name: "Lists: what is refused", checks: listRefused },
  { name: "Lists: sys. and metadata.", checks: listSys },
  { name: "Lists: order", checks: listOrder },
  { name: "Lists: paging", checks: listPaging },
  { name: "Lists: select and include", checks: listShape },
  { name: "Lists: of every Content Type", checks: listFlat },
  { name: "Upload service", checks: uploads },
  { name: "ACMA: Media", checks: acmaMedia },
  { name: "ACDA", checks: acda },
  { name: "CMA: reading", checks: cma },
  { name: "CMA: changing", checks: cmaChanges },
  { name: "CMA: settings", checks: cmaSettings },
  { name: "Errors", checks: errors },
];
