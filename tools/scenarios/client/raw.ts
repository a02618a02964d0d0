import { connect } from "node:net";

const patienceMs = 10_000;

/** Sends a request line and headers byte for byte; returns everything received until the connection ends. */
export function sendRaw(address: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const pieces: Buffer[] = [];
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("no answer to a raw request")));
    socket.on("data", (piece) => pieces.push(piece));
    socket.once("error", reject);
    socket.once("close", () => resolve(Buffer.concat(pieces).toString("latin1")));
    socket.write(Buffer.from(`${[...lines, "Connection: close", "", ""].join("\r\n")}`, "latin1"));
  });
}

/** The status of a raw answer; 0 where none came. */
export function rawStatus(answer: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);
}
