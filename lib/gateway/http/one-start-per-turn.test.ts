import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { oneStartPerTurn } from "./one-start-per-turn.ts";

test("a call that arrives with ten pages is answered before the last of them starts", async () => {
  const begin = oneStartPerTurn();
  const started: string[] = [];
  const server = createServer((_, response) => {
    started.push("call");
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  for (let i = 0; i < 10; i++) begin(() => block(20, () => started.push("page")));
  const answer = await fetch(`http://127.0.0.1:${port}/call`);
  server.close();

  expect(answer.status).toBe(200);
  expect(started.indexOf("call")).toBeLessThan(9);
  await expect.poll(() => started.filter((name) => name === "page")).toHaveLength(10);
});

test("what starts keeps its order", async () => {
  const begin = oneStartPerTurn();
  const order: number[] = [];
  for (const i of [0, 1, 2]) begin(() => order.push(i));
  expect(order).toEqual([]);
  await expect.poll(() => order).toEqual([0, 1, 2]);
});

function block(ms: number, then: () => void): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
  then();
}
