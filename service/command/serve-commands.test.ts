import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { openSpaceForTests } from "#service/acma/space-for-tests.ts";
import { askRunningService } from "#service/command/ask-running-service.ts";
import { channelAddress } from "#service/command/channel-address.ts";
import { serveCommands } from "#service/command/serve-commands.ts";

test.each([
  ["an unknown command", { command: "newer", input: {} }],
  ["an order of an unknown shape", { command: "list", input: {}, format: "json" }],
])("%s of a newer command line is answered with a sentence", async (_name, order) => {
  expect(await askRunningService(await startForTest(), order)).toEqual({
    problem: "The service does not know this command.",
  });
});

test("an order and an answer that come in many pieces keep every letter", async () => {
  const name = "가".repeat(60_000);
  const file = JSON.stringify({ brand: { name }, locales: [{ id: "ko-KR" }] });
  const input = { space: "sea", manager: "kim@example.com", file };
  const answer = await askRunningService(await startForTest(), { command: "create", input });
  expect(answer).toMatchObject({ result: { id: "sea" } });
  expect(JSON.stringify(answer)).toContain(`"name":"${name}"`);
});

/** The address of a service that takes commands. */
async function startForTest(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "atrium-orders-"));
  const { service, close } = await openSpaceForTests();
  const settings = { ...service.context.settings, dataDir };
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });
  serveCommands(app, { ...service.context, settings });
  await app.ready();
  return channelAddress(settings) ?? "";
}
