import { connect, createServer, type Socket } from "node:net";

export interface TcpProxyForTests {
  port: number;
  /** Forwards new connections again, to another port if given, and drops those of before: what was lost stays lost. */
  forward(port?: number): void;
  /** Resets every connection and each new one, as a server does that is gone. */
  cut(): void;
  /** Accepts everything and forwards nothing: no answer and no error, as a network does that loses packets. */
  swallow(): void;
  /** Resets a connection whose client sends this, until `forward` is called. */
  cutAt(text: string): void;
  stop(): Promise<void>;
}

/** A TCP proxy in front of a port of this machine, whose network can fail. */
export async function startTcpProxyForTests(targetPort: number): Promise<TcpProxyForTests> {
  let mode: "forward" | "cut" | "swallow" = "forward";
  let target = targetPort;
  let cutText: string | undefined;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const server = createServer((client) => {
    track(client);
    if (mode === "cut") client.resetAndDestroy();
    if (mode !== "forward") return;
    const upstream = track(connect(target, "127.0.0.1"));
    const pass = (from: Socket, to: Socket) => {
      from.on("data", (data) => {
        if (cutText !== undefined && data.includes(cutText)) from.resetAndDestroy();
        else if (mode === "forward") to.write(data);
      });
      from.on("close", () => {
        if (mode === "forward") to.destroy();
      });
    };
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return {
    port: address.port,
    forward: (port = target) => {
      target = port;
      reset();
      mode = "forward";
      cutText = undefined;
    },
    cut: () => {
      mode = "cut";
      reset();
    },
    swallow: () => {
      mode = "swallow";
    },
    cutAt: (text) => {
      cutText = text;
    },
    stop: async () => {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
