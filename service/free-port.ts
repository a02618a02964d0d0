import { createServer } from "node:net";

// Linux, macOS and Windows give outgoing connections higher ports than these, and a listener of port 0 too: one of
// those could take the port before the program that it is for listens. Browsers and `fetch` refuse 10080.
const lowest = 10_081;
const count = 21_900;
/** Processes that run side by side begin apart, and so does the portal of the same process (scripts/run/free-port.ts). */
let next = process.pid * 64 + 32;

/** A port of this machine that nothing listens at: the service needs its address before it listens. */
export async function findFreePort(): Promise<number> {
  const port = lowest + (next++ % count);
  return (await isFree(port)) ? port : findFreePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
