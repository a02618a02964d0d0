import { expect, test } from "vitest";
import { diagnosesOf } from "./diagnoses-of.ts";
import { groundForTests } from "./ground-for-tests.ts";
import { diagnosesWithoutSecrets, withoutSecrets } from "./without-secrets.ts";

const ground = groundForTests({ SESSION_RECORDS_URL: "redis://:50%off@localhost" });

test("a check that throws says that it broke, and no secret that its error quotes", async () => {
  const { SESSION_SECRETS } = ground.variables;
  const error = new TypeError(`bad: 50%off and ${SESSION_SECRETS}`);
  const looks = [() => Promise.reject(error), () => raise(error)];
  for (const look of looks) {
    expect(await diagnosesOf({ name: "store", look }, ground)).toEqual([
      {
        check: "store",
        verdict: "fault",
        looked: "this check broke (TypeError: bad: … and …)",
        mend: expect.stringMatching(/\.$/),
      },
    ]);
  }
});

test("a password that cannot be decoded is taken out as it stands, and as far as it can be decoded", () => {
  const variables = { SESSION_RECORDS_URL: "redis://:50%off%22x@localhost" };
  expect(withoutSecrets('at 50%off%22x, and 50%off"x', variables)).toBe("at …, and …");
});

test("a secret is taken out as it is, as JSON writes it, and whole where another one begins with it", () => {
  const secret = 'a "quoted"\\and\nbroken secret of 32 signs';
  const variables = { SESSION_SECRETS: `${secret},${secret} and more`, CMA_TOKEN: secret.slice(0, 12) };
  const quoted = JSON.stringify(`${secret} and more`);
  const found = { check: "store", verdict: "fault", looked: `at ${secret} and more`, mend: quoted } as const;
  expect(diagnosesWithoutSecrets([found], variables)).toEqual([{ ...found, looked: "at …", mend: '"…"' }]);
});

function raise(error: Error): never {
  throw error;
}
