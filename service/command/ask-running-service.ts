import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { type Answer, answerSchema, type Order } from "#service/command/channel-messages.ts";
import { codeOf, isCode } from "#service/error-code.ts";

const noService = ["ENOENT", "ECONNREFUSED", "ENOTSOCK"];

/** The answer of the service at this address; undefined if none listens. */
export async function askRunningService(address: string, order: Order): Promise<Answer | undefined> {
  const socket = connect({ path: address, allowHalfOpen: true });
  try {
    await connected(socket);
  } catch (error) {
    if (noService.includes(codeOf(error))) return undefined;
    if (isCode(error, "EACCES")) {
      throw new Error(`This user may not use ${address}. Run this as the user of the service.`);
    }
    throw error;
  }
  socket.end(JSON.stringify(order));
  const answer = await text(socket);
  if (answer === "") throw new Error("The running service did not answer: its log says why.");
  return answerSchema.parse(JSON.parse(answer));
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once("connect", () => resolve()).once("error", reject);
  });
}
