import { chmod, mkdir, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import { carryOut, unknownCommand } from "#service/command/carry-out.ts";
import { channelAddress } from "#service/command/channel-address.ts";
import { type Answer, longestMessage, orderSchema } from "#service/command/channel-messages.ts";
import { findCommand } from "#service/command/commands.ts";
import type { ServiceContext } from "#service/context.ts";

const idleMilliseconds = 5_000;

/**
 * Takes commands from before the service listens, at a socket in a folder that its owner alone may enter: no port, no
 * network. Without it the service works all the same, and a command says that it has to be stopped first.
 */
export function serveCommands(app: FastifyInstance, context: ServiceContext): void {
  const address = channelAddress(context.settings);
  if (address === undefined) return;
  let server: Server | undefined;
  app.addHook("onReady", async () => {
    try {
      server = await open(address, context);
    } catch (error) {
      context.log.warn({ err: error }, "no commands can be taken while the service runs");
    }
  });
  app.addHook("onClose", async () => {
    server?.close();
    await rm(address, { force: true });
  });
}

async function open(address: string, context: ServiceContext): Promise<Server> {
  await mkdir(dirname(address), { recursive: true, mode: 0o700 });
  await chmod(dirname(address), 0o700);
  // Left behind by `kill -9`: the lock of the database says that no other service is alive here.
  await rm(address, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void take(socket, context));
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(address, resolve);
  });
  return server;
}

async function take(socket: Socket, context: ServiceContext): Promise<void> {
  socket.setTimeout(idleMilliseconds, () => socket.destroy());
  try {
    const order = await readAll(socket);
    // An export or a backup takes as long as it takes.
    socket.setTimeout(0);
    socket.end(JSON.stringify(await answerTo(order, context)));
  } catch (error) {
    context.log.error({ err: error }, "a command failed");
    socket.destroy();
  }
}

async function answerTo(text: string, context: ServiceContext): Promise<Answer> {
  const { data: order } = orderSchema.safeParse(JSON.parse(text));
  if (order === undefined) return unknownCommand;
  return findCommand(order.command)?.needsStoppedService
    ? { problem: "The service is running with this database: stop it first." }
    : carryOut(context, order);
}

async function readAll(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket.setEncoding("utf8")) {
    text += chunk;
    if (text.length > longestMessage) throw new Error("The command is too long.");
  }
  return text;
}
