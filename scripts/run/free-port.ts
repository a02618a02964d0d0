import { createServer } from "node:net";

// Linux, macOS and Windows give outgoing connections higher ports than these, and a listener of port 0 too: one of
// those could take the port before the program that it is for listens. Browsers and `fetch` refuse 10080.
const lowest = 10_081;
const count = 21_900;
/** Processes that run side by side begin apart. */
let next = process.pid * 64;

/** A port of this machine that nothing listens at; each call in a process gets another. */
export async function freePort(): Promise<number> {
  const port = lowest + (next++ % count);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
