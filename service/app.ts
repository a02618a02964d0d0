import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import { z } from "zod";
import { acdaRoutes } from "#service/acda/routes.ts";
import { acmaRoutes } from "#service/acma/routes.ts";
import { logChanges } from "#service/audit-log.ts";
import { authRoutes } from "#service/auth/routes.ts";
import { newSecret } from "#service/auth/secret.ts";
import { answerClientError } from "#service/client-error.ts";
import { cmaRoutes } from "#service/cma/routes.ts";
import type { ServiceContext } from "#service/context.ts";
import { renderErrors, sendError, toServiceError } from "#service/error-renderer.ts";
import { ServiceError } from "#service/errors.ts";
import { health, healthPath } from "#service/health.ts";
import { newId } from "#service/id.ts";
import { embeddedProviderRoutes } from "#service/identity/embedded/routes.ts";
import { createIdentityProviders } from "#service/identity/identity-providers.ts";
import { readJson } from "#service/json-body.ts";
import { sayLastAnswers } from "#service/last-answers.ts";
import { limitAddresses } from "#service/limit-addresses.ts";
import { mediaRoutes } from "#service/media/routes.ts";
import { measureAnswers } from "#service/metrics/start-metrics.ts";
import { collectRoutes } from "#service/openapi/collect-routes.ts";
import { openApiRoutes } from "#service/openapi/routes.ts";
import { refuseWritesWhenFull } from "#service/refuse-writes.ts";
import { logRequests } from "#service/request-log.ts";
import { boundBodyTime } from "#service/request-time.ts";
import { sendBytes } from "#service/send-bytes.ts";
import { uploadRoutes } from "#service/upload/routes.ts";

const bodyLimitBytes = 4 * 1024 * 1024;
/** Enough for a percent-encoded Korean file name; ids have their own limit where they are parsed. */
const longestPathPart = 1024;

/** The route table of the service. */
export async function createApp(context: ServiceContext): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = context.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    // A portal's own request id, so that its log lines can be matched with ours.
    genReqId: ({ headers }) => requestIdOf(headers["x-request-id"]) ?? newId(),
    requestIdHeader: false,
    // With one proxy, the last address is the one that it saw. Anyone can write the others.
    trustProxy: context.settings.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: bodyLimitBytes,
    // A file may take long; `boundBodyTime` limits other bodies.
    requestTimeout: 0,
    forceCloseConnections: "idle",
    // Requests that were accepted before the stop are still answered.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: longestPathPart },
    frameworkErrors: (error, request, reply) => sendError(request, reply, toServiceError(error)),
  });
  measureAnswers(app, context.metrics);
  logRequests(app);
  logChanges(app);
  renderErrors(app);
  boundBodyTime(app);
  readJson(app);
  sayLastAnswers(app);
  sendBytes(app);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers({
      "X-Request-Id": request.id,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      // Most answers are for one member or platform user. Public answers set their own headers.
      "Cache-Control": "no-store",
    });
    done();
  });
  limitAddresses(app, context);
  refuseWritesWhenFull(app, context);
  app.addHook("preValidation", refuseNulInPath);

  app.get(healthPath, health(context));
  if (context.settings.role === "worker") return app;
  const routes = collectRoutes(app);
  const embeddedSecret = newSecret();
  const providers = createIdentityProviders(context.settings, embeddedSecret);
  await app.register(async (auth) => authRoutes(auth, context, providers), { prefix: "/auth/v1" });
  await app.register(async (acma) => acmaRoutes(acma, context), { prefix: "/acma/v1" });
  await app.register(async (cma) => cmaRoutes(cma, context), { prefix: "/cma/v1" });
  await app.register(async (acda) => acdaRoutes(acda, context), { prefix: "/acda/v1" });
  await app.register(async (upload) => uploadRoutes(upload, context), { prefix: "/upload/v1" });
  await app.register(async (files) => mediaRoutes(files, context));
  openApiRoutes(app, context, routes);
  if (context.settings.embeddedProvider) await embeddedProviderRoutes(app, context, embeddedSecret);
  return app;
}

function requestIdOf(header: string | string[] | undefined): string | undefined {
  return z.uuid().safeParse(header).data;
}

/** No id contains U+0000, which PostgreSQL rejects as a parameter. */
function refuseNulInPath(request: FastifyRequest, _: unknown, done: () => void): void {
  if (/^[^?]*%00/.test(request.url)) throw new ServiceError("NotFound", "There is nothing at this address.");
  done();
}
