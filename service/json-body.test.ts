import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { codeOf, pairFor } from "#service/auth/tokens-for-tests.ts";

let service: ServiceForTests;
let authorization: string;
beforeAll(async () => {
  service = await startServiceForTests();
  authorization = `Bearer ${(await pairFor(service, "user-ada")).accessToken}`;
}, 30_000);
afterAll(() => service.close());

function patch(payload: string | Buffer, headers: Record<string, string> = { authorization }) {
  return service.app.inject({
    method: "PATCH",
    url: "/acma/v1/me",
    headers: { "content-type": "application/json", ...headers },
    payload,
  });
}

it("bytes that are no UTF-8 are refused, not replaced by other characters", async () => {
  const [before, after] = ['{"nickname":"Ad', '"}'];
  const broken = Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(after)]);
  expect(codeOf(await patch(broken))).toBe("400 BadRequest");
  expect((await patch(`\ufeff${before}é${after}`)).json()).toMatchObject({ nickname: "Adé" });
});

it("a body of brackets is refused before it is parsed", async () => {
  const response = await patch("[".repeat(16_000) + "]".repeat(16_000));
  expect([codeOf(response), response.json().message]).toEqual([
    "400 BadRequest",
    "The body is nested deeper than 1000 levels.",
  ]);
});

it.each([
  ["PATCH", "/acma/v1/me"],
  ["POST", "/acma/v1/spaces/harbour/media"],
  ["POST", "/cma/v1/spaces/harbour/space-memberships"],
] as const)("%s %s says who may ask before it reads what is asked", async (method, url) => {
  const headers = { "content-type": "application/json", authorization: "Bearer of-nobody" };
  const ask = (payload: string) => service.app.inject({ method, url, headers, payload });
  expect(codeOf(await ask("{"))).toBe("401 InvalidToken");
  expect(codeOf(await ask(`"${"x".repeat(5_000_000)}"`))).toBe("401 InvalidToken");
});
