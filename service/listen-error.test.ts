import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { createService } from "#service/index.ts";
import { listenError } from "#service/listen-error.ts";

const settings = { dataDir: "memory://", demoSpace: false, logLevel: "silent" } as const;

test("a start names the variable of a port that is taken, or of an address that is elsewhere", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const address = other.address();
  const taken = typeof address === "object" ? (address?.port ?? 0) : 0;
  const measured = createService(
    { ...settings, port: 0, metricsPort: taken },
    { cluster: await clusterForTests() },
  );
  await expect(measured).rejects.toThrow(`SPACE_METRICS_PORT: ${taken} is taken by another program`);

  const service = await createService({ ...settings, port: taken }, { cluster: await clusterForTests() });
  onTestFinished(service.close);
  await expect(service.listen()).rejects.toThrow(
    `The service cannot start with these settings:\n  SPACE_PORT: ${taken} is taken by another program`,
  );
});

test("an address that no machine has, an unknown name, and a port for root alone", () => {
  const variables = { host: "SPACE_HOST", port: "SPACE_PORT" };
  const refusal = (code: string) => Object.assign(new Error(code), { code, address: "192.0.2.1", port: 80 });
  expect(listenError(refusal("EADDRNOTAVAIL"), variables)).toMatchObject({
    problems: ["SPACE_HOST: 192.0.2.1 isn't an address of this machine"],
  });
  const unknown = { code: "EAI_AGAIN", syscall: "getaddrinfo", hostname: "no-such" };
  expect(listenError(Object.assign(new Error("EAI_AGAIN"), unknown), variables)).toMatchObject({
    problems: ["SPACE_HOST: no-such isn't a name or address that this machine knows"],
  });
  expect(listenError(refusal("EACCES"), variables)).toMatchObject({
    problems: ["SPACE_PORT: 80 is for root alone; use 1024 or more"],
  });
  expect(listenError(refusal("EIO"), variables)).toMatchObject({ message: "EIO" });
});
