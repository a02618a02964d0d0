import { expect, it } from "vitest";
import { createLog } from "#service/log.ts";

function logged(what: object): Record<string, unknown> {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).error(what, "failed");
  return JSON.parse(lines.join(""));
}

it("says what went wrong: name, message, code and where", () => {
  const error = Object.assign(new Error("no space left"), { code: "ENOSPC", row: "secret" });
  const { err } = logged({ err: error });
  expect(err).toEqual({
    name: "Error",
    message: "no space left",
    code: "ENOSPC",
    stack: expect.stringContaining("log.test.ts"),
  });
});

it("tells no token, address, code or state, also one level down", () => {
  const secrets = {
    accessToken: "secret",
    refreshToken: "secret",
    exchangeToken: "secret",
    email: "secret",
    state: "secret",
  };
  const headers = { authorization: "secret", cookie: "secret", "set-cookie": "secret" };
  expect(JSON.stringify(logged({ ...secrets, code: "secret", headers }))).not.toContain("secret");
  expect(JSON.stringify(logged({ about: { ...secrets, headers } }))).not.toContain("secret");
});
