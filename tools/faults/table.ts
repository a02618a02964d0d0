import type { Fault } from "./fault.ts";
import { faultsOfPortal } from "./faults-of-portal.ts";
import { faultsOfService } from "./faults-of-service.ts";

/** Every fault that the portal and the Space service are made for. */
export const faults: readonly Fault[] = [...faultsOfPortal, ...faultsOfService];
