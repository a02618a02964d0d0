import type { Check } from "./check.ts";
import { type Finding, fault } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** A finding, and the check that it is of. */
export interface Diagnosis extends Finding {
  check: string;
}

/** What a check finds. One that throws says so itself, and the others are heard too. */
export async function diagnosesOf({ name, look }: Check, ground: Ground): Promise<Diagnosis[]> {
  try {
    return (await look(ground)).map((finding) => ({ check: name, ...finding }));
  } catch (error) {
    return [{ check: name, ...broken(error, ground) }];
  }
}

function broken(error: unknown, { variables, environment }: Ground): Finding {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // Also the one that `npm start` made.
  const secrets = { ...variables, SESSION_SECRETS: environment.sessionSecrets.join(",") };
  return fault(
    `this check broke (${withoutSecrets(reason, secrets)})`,
    "Mend what else is named here and ask again; if it breaks again, the doctor has a fault of its own.",
  );
}
