import type { FastifyInstance } from "fastify";

/**
 * From the stop on, each answer says that it is the last of its connection: a client that keeps connections would
 * otherwise send its next request into one that is being closed, and not know what became of it.
 */
export function sayLastAnswers(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("Connection", "close");
  });
}
