import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listenError } from "#lib/environment-listen.ts";

const variables = { host: "HOST", port: "PORT" };

async function refusal(port: number, host: string): Promise<unknown> {
  const server = createServer().listen(port, host);
  const [error] = await once(server, "error");
  return listenError(error, variables);
}

test("a port that is taken and an address that is elsewhere are named by their variables", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  expect(await refusal(port, "127.0.0.1")).toMatchObject({
    name: "EnvironmentError",
    message: `The environment has a problem:\n  PORT: ${port} is taken by another program`,
  });
  // Of TEST-NET-1, which no machine has.
  expect(await refusal(port, "192.0.2.1")).toMatchObject({
    message: "The environment has a problem:\n  HOST: 192.0.2.1 isn't an address of this machine",
  });
});

test("a port below 1024 and an unknown name are named by their variables, and another error stays", () => {
  const denied = Object.assign(new Error("listen EACCES"), {
    code: "EACCES",
    port: 80,
    address: "127.0.0.1",
  });
  expect(listenError(denied, variables)).toMatchObject({
    message: "The environment has a problem:\n  PORT: 80 is for root alone; use 1024 or more",
  });
  const unknown = { code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "no-such" };
  expect(listenError(Object.assign(new Error("ENOTFOUND"), unknown), variables)).toMatchObject({
    message:
      "The environment has a problem:\n  HOST: no-such isn't a name or address that this machine knows",
  });
  const other = Object.assign(new Error("read EACCES"), { code: "EACCES", path: "/file" });
  expect(listenError(other, variables)).toBe(other);
});
