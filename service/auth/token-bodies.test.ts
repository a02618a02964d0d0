import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authPath, type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { codeOf, post } from "#service/auth/tokens-for-tests.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
}, 30_000);
afterAll(() => service.close());

describe.each([
  ["oauth/token", "exchangeToken"],
  ["oauth/refresh", "refreshToken"],
])("the body of POST %s", (path, name) => {
  it.each([
    ["an empty token", { [name]: "" }, [name]],
    ["257 characters", { [name]: "t".repeat(257) }, [name]],
    ["10,000 characters", { [name]: "t".repeat(10_000) }, [name]],
    ["a number", { [name]: 1 }, [name]],
    ["null", { [name]: null }, [name]],
    ["a list", { [name]: ["t"] }, [name]],
    ["no token", {}, [name]],
    ["a member more", { [name]: "t", more: 1 }, ["more"]],
    ["a list as body", [], [""]],
    ["a text as body", "t", [""]],
    ["null as body", null, [""]],
  ])("is 422 with %s", async (_case, body, paths) => {
    const response = await post(service, path, body);
    expect(codeOf(response)).toBe("422 ValidationFailed");
    const { details } = response.json<{ details: { path: string; message: string }[] }>();
    expect(details.map((detail) => detail.path)).toEqual(paths);
  });

  it.each([1, 256])("is judged as a token with %i characters", async (length) => {
    expect(codeOf(await post(service, path, { [name]: "t".repeat(length) }))).toBe("401 InvalidToken");
  });

  it("is 422 when there is none, 400 when it is not JSON, 415 when it says that it is not", async () => {
    const send = (headers: Record<string, string>, payload?: string) =>
      service.app.inject({
        method: "POST",
        url: authPath(path),
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
    const json = { "content-type": "application/json" };
    expect(codeOf(await send({}))).toBe("422 ValidationFailed");
    expect(codeOf(await send(json, ""))).toBe("422 ValidationFailed");
    expect(codeOf(await send(json, "{"))).toBe("400 BadRequest");
    expect(codeOf(await send(json, `{"${name}":"t","__proto__":{}}`))).toBe("400 BadRequest");
    expect(codeOf(await send({ "content-type": "text/plain" }, "t"))).toBe("415 UnsupportedMediaType");
    expect(codeOf(await send(json, `{"${name}":"${"t".repeat(5_000_000)}"}`))).toBe("413 TooLarge");
  });
});
