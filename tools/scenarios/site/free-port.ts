import { createServer } from "node:http";
import { listen, shut } from "../stub-space/listen.ts";

const taken = new Set<number>();

/** A port of loopback that nobody listens at, and that no one else of this run was given. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await shut(server);
  if (taken.has(port)) return freePort();
  taken.add(port);
  return port;
}
