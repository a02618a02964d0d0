import querystring from "node:querystring";
import type { Diagnosis } from "./diagnoses-of.ts";
import type { Variables } from "./ground.ts";

/** Before they are put into any form: in JSON or in colours a secret may be written otherwise than it is. */
export function diagnosesWithoutSecrets(diagnoses: readonly Diagnosis[], variables: Variables): Diagnosis[] {
  const hide = (text: string) => withoutSecrets(text, variables);
  return diagnoses.map(({ looked, mend, ...rest }) => ({
    ...rest,
    looked: hide(looked),
    ...(mend !== undefined && { mend: hide(mend) }),
  }));
}

/** Removes every secret of the environment from a text: a library's error may quote its input. */
export function withoutSecrets(text: string, variables: Variables): string {
  return secretsIn(variables).reduce((safer, secret) => safer.replaceAll(secret, "…"), text);
}

function secretsIn({
  SESSION_SECRETS = "",
  CMA_TOKEN = "",
  MEMBER_TOKEN = "",
  SESSION_RECORDS_URL = "",
}: Variables): string[] {
  const { password = "" } = URL.canParse(SESSION_RECORDS_URL) ? new URL(SESSION_RECORDS_URL) : {};
  // Of a password that is not percent-encoded it decodes what can be, and does not throw.
  const all = [
    ...SESSION_SECRETS.split(","),
    CMA_TOKEN,
    MEMBER_TOKEN,
    password,
    querystring.unescape(password),
  ];
  const plain = all.map((each) => each.trim()).filter((each) => each !== "");
  // A library may quote its input as JSON has it. A secret that another one begins with goes after that one.
  return [...plain, ...plain.map((each) => JSON.stringify(each).slice(1, -1))].sort(
    (one, other) => other.length - one.length,
  );
}
