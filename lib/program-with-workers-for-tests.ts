import cluster from "node:cluster";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { superviseWorkers } from "./workers.ts";

/** Two workers whose answers say which of them answers; each finishes its calls on SIGTERM. */
const answerMs = 300;

if (cluster.isPrimary) superviseWorkers(2, () => process.send?.("ready"));
else listen();

function listen(): void {
  if (process.argv.includes("--refuse-to-start")) process.exit(3);
  const server = createServer(async (request, response) => {
    if (request.url === "/slow") await wait(answerMs);
    response.setHeader("connection", "close").end(`${process.env.WORKER} ${process.pid}`);
  });
  server.listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.({ ready: true }));
  process.on("SIGTERM", () => server.close(() => process.exit(0)));
  process.once("disconnect", () => server.close(() => process.exit(0)));
}
