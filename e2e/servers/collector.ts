import { appendFileSync } from "node:fs";
import { createServer, type Server } from "node:http";

/** Takes what OpenTelemetry sends, and keeps it as it came, a line for each delivery. */
export async function startCollector(port: number, file: string): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      appendFileSync(file, `${request.url} ${Buffer.concat(chunks).toString()}\n`);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}
