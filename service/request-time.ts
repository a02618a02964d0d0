import type { FastifyInstance } from "fastify";

const defaultMilliseconds = 120_000;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The body is a file, which may take long as long as bytes arrive. */
    takesFile?: boolean;
  }
}

/** Closes the connection if a body isn't complete after two minutes, except for files. */
export function boundBodyTime(app: FastifyInstance, bodyMilliseconds = defaultMilliseconds): void {
  app.addHook("onRequest", (request, _, done) => {
    done();
    const hasBody = request.headers["content-length"] ?? request.headers["transfer-encoding"];
    if (hasBody === undefined || request.routeOptions.config.takesFile) return;
    const timer = setTimeout(() => request.raw.destroy(), bodyMilliseconds).unref();
    request.raw.once("close", () => clearTimeout(timer));
  });
}
