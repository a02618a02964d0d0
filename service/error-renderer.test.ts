import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { renderErrors } from "#service/error-renderer.ts";
import { ServiceError } from "#service/errors.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
}, 30_000);
afterAll(() => service.close());

function failingWith(error: unknown) {
  const app = Fastify();
  renderErrors(app);
  app.get("/", () => {
    throw error;
  });
  return app.inject("/");
}
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe("an error", () => {
  it("is answered in the shape of decisions.md, with the request's id in body and header", async () => {
    const response = await service.app.inject("/nowhere");
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      sys: { type: "Error", id: "NotFound" },
      message: expect.any(String),
      requestId: response.headers["x-request-id"],
    });
    expect(response.headers["x-request-id"]).toMatch(/^[0-9A-Za-z]{22}$/);
  });

  it("carries details, and Retry-After where there is a time to wait", async () => {
    const details = [{ path: "sys.version", message: "is 4", current: 4 }];
    const mismatch = await failingWith(new ServiceError("VersionMismatch", "Changed meanwhile.", details));
    expect(mismatch.statusCode).toBe(409);
    expect(mismatch.json()).toMatchObject({ details });
    const limited = await failingWith(
      new ServiceError("RateLimited", "…", undefined, { retryAfterSeconds: 7 }),
    );
    expect(limited.headers["retry-after"]).toBe("7");
  });

  it("that is unexpected is InternalError and reveals nothing", async () => {
    for (const error of [new Error("secret"), withCode("secret", "42P01"), "secret"]) {
      const response = await failingWith(error);
      expect(response.statusCode).toBe(500);
      expect(response.json()).toMatchObject({ sys: { id: "InternalError" } });
      expect(response.body).not.toContain("secret");
    }
  });

  it("is no longer than a person reads, whatever was wrong", async () => {
    const details = Array.from({ length: 5000 }, () => ({
      path: "p".repeat(5000),
      message: "m".repeat(5000),
    }));
    const response = await failingWith(new ServiceError("ValidationFailed", "Much is wrong.", details));
    expect(response.json().details).toHaveLength(100);
    expect(response.body.length).toBeLessThan(120_000);
  });

  it.each([
    ...["ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "EAI_AGAIN", "ENOSPC", "EROFS", "EACCES", "EIO"],
    ...["25006", "25P03", "40P01", "53100", "57014", "57P01", "57P02", "57P03", "58030", "08006"],
  ])("%s is Unavailable, for now", async (code) => {
    const response = await failingWith(withCode("secret", code));
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("5");
    expect(response.body).not.toContain("secret");
  });
});

it.each(["/%zz", "/auth/v1/spaces/%ff/login/oauth2/x"])(
  "an address that cannot be read, %s, is 400",
  async (url) => {
    const response = await service.app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      sys: { id: "BadRequest" },
      requestId: response.headers["x-request-id"],
    });
  },
);

it.each([
  ["a NUL", "a%00b", 404, "NotFound"],
  ["5,000 characters", "s".repeat(5000), 400, "BadRequest"],
])(
  "a Space whose id has %s is refused before the database is asked",
  async (_what, spaceId, status, code) => {
    const response = await service.app.inject(`/auth/v1/spaces/${spaceId}/login/oauth2/embedded`);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ sys: { id: code } });
  },
);

it("says that it is well, and that it is not when its database is gone", async () => {
  const own = await startServiceForTests();
  expect((await own.app.inject("/health")).json()).toEqual({ status: "ok" });
  await own.context.db.destroy();
  const ill = await own.app.inject("/health");
  expect([ill.statusCode, ill.json().sys.id]).toEqual([503, "Unavailable"]);
});
