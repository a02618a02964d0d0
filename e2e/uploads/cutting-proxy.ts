import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface CuttingProxy {
  url: string;
  /** How often it has cut so far. */
  cuts(): number;
  close(): Promise<void>;
}

/**
 * Forwards bytes, and cuts all open connections once this many bytes have been sent in all, like a network that fails
 * and returns.
 */
export async function startCuttingProxy(target: number, cutAt: readonly number[]): Promise<CuttingProxy> {
  const waiting = [...cutAt].sort((one, other) => one - other);
  const open = new Set<Socket>();
  let passed = 0;
  let cuts = 0;
  const cutAll = () => {
    cuts += 1;
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => socket.destroy()).once("close", () => open.delete(socket));
    }
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
    far.pipe(near);
    near.on("data", (chunk: Buffer) => {
      const next = waiting[0];
      const left = next === undefined ? chunk.length : next - passed;
      passed += chunk.length;
      // What came before the cut may still arrive on the other side.
      if (!far.write(left < chunk.length ? chunk.subarray(0, Math.max(0, left)) : chunk)) {
        near.pause();
        far.once("drain", () => near.resume());
      }
      if (next === undefined || passed < next) return;
      waiting.shift();
      cutAll();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
