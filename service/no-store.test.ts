import { afterAll, beforeAll, expect, test } from "vitest";
import { authPath, type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { spaceForTests } from "#service/auth/space-for-tests.ts";
import { pairFor } from "#service/auth/tokens-for-tests.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
  await service.listen();
}, 30_000);
afterAll(() => service.close());

test.each([
  [200, "/acma/v1/me"],
  [200, `/acma/v1/spaces/${spaceForTests}/contents`],
  [401, "/cma/v1/me"],
  [302, authPath("login/oauth2/embedded")],
])("no cache keeps the answer %d to %s", async (status, url) => {
  const { accessToken } = await pairFor(service, "user-ada");
  const headers = { authorization: `Bearer ${accessToken}` };
  const { statusCode, headers: answered } = await service.app.inject({ url, headers });
  expect([statusCode, answered["cache-control"]]).toEqual([status, "no-store"]);
});
