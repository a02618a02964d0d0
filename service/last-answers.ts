import type { FastifyInstance } from "fastify";

/**
 * After the stop, each answer closes its connection: a keep-alive client would otherwise send its next request into a
 * closing one, and not know its outcome.
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
