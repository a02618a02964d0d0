import type { Check } from "../check.ts";
import { type Finding, fault, ok, warning } from "../finding.ts";

const fewestSigns = 12;
const usualSecrets = 3;
const renew =
  "Put a new one in front, and leave this one out a SESSION_MAX_AGE later: openssl rand -base64 48.";

/** What seals the cookies: long enough (else the environment says so), at random, and no older ones than are needed. */
export const secrets: Check = {
  name: "secrets",
  look({ environment, variables }) {
    const { sessionSecrets, embeddedSpace } = environment;
    if (embeddedSpace && !variables.SESSION_SECRETS) {
      return [ok("SESSION_SECRETS: npm start makes one for the embedded Space, and keeps it")];
    }
    const findings: Finding[] = sessionSecrets.flatMap((secret, index) =>
      new Set(secret).size >= fewestSigns
        ? []
        : [
            fault(
              `SESSION_SECRETS: number ${index + 1} can be guessed: it repeats the same few signs`,
              renew,
            ),
          ],
    );
    if (sessionSecrets.length > usualSecrets) {
      findings.push(
        warning(
          `SESSION_SECRETS: there are ${sessionSecrets.length}, and cookies of the older ones are still opened`,
          "Leave out those that were replaced longer ago than SESSION_MAX_AGE.",
        ),
      );
    }
    const many = sessionSecrets.length === 1 ? "one" : `${sessionSecrets.length}, the newest first`;
    return findings.length > 0 ? findings : [ok(`SESSION_SECRETS: ${many}, long enough`)];
  },
};
