import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type Provider from "oidc-provider";
import type { ServiceContext } from "#service/context.ts";
import { fontPath, pageHeaders } from "#service/identity/embedded/page.ts";
import { chooseAccount, showSignIn } from "#service/identity/embedded/sign-in.ts";
import { signInIsOverPage } from "#service/identity/embedded/sign-in-page.ts";
import { preferredLanguage } from "#service/identity/embedded/words.ts";
import { embeddedProviderPath } from "#service/identity/identity-providers.ts";

const fontFile = import.meta.resolve(
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
);
const formLimitBytes = 16_384;

/** The embedded provider below `/provider`: its sign-in page, and the OpenID Connect endpoints by oidc-provider. */
export async function embeddedProviderRoutes(
  app: FastifyInstance,
  context: ServiceContext,
  clientSecret: string,
): Promise<void> {
  let loaded: Promise<Provider> | undefined;
  const findProvider = () => {
    loaded ??= loadProvider(context, clientSecret).catch((error: unknown) => {
      // Retried at the next request: the process may have been out of file descriptors.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  await app.register(async (pages) => {
    readForms(pages);
    pages.get(`${embeddedProviderPath}/sign-in/:journey`, showSignIn(findProvider));
    pages.post(`${embeddedProviderPath}/sign-in/:journey`, chooseAccount(findProvider));
  });
  app.get(fontPath, async (_request, reply) =>
    reply
      .headers({ "Content-Type": "font/woff2", "Cache-Control": "public, max-age=86400" })
      .send(await readFile(fileURLToPath(fontFile))),
  );
  await app.register(async (endpoints) => {
    leaveBodiesAlone(endpoints);
    endpoints.all(`${embeddedProviderPath}/*`, async (request, reply) => {
      const answer = (await findProvider()).callback();
      reply.hijack();
      // oidc-provider routes without the prefix, and finds it for the addresses that it gives by comparing the two.
      const originalUrl = request.raw.url ?? "/";
      Object.assign(request.raw, { originalUrl, url: originalUrl.slice(embeddedProviderPath.length) });
      // Behind a proxy that ends TLS, the request's own scheme and port are not those of browsers.
      const { protocol, host } = new URL(context.settings.publicUrl);
      const forwarded = { "x-forwarded-proto": protocol.replace(":", ""), "x-forwarded-host": host };
      Object.assign(request.raw.headers, forwarded);
      await answer(request.raw, reply.raw);
    });
  });
}

/** Loaded at the first request: oidc-provider takes 0.3 of the 0.9 CPU seconds in which the service's modules load. */
async function loadProvider(context: ServiceContext, clientSecret: string): Promise<Provider> {
  const { createEmbeddedProvider } = await import("#service/identity/embedded/provider.ts");
  return createEmbeddedProvider(context, clientSecret, (ctx) => {
    ctx.set(pageHeaders);
    ctx.body = signInIsOverPage(preferredLanguage(ctx.get("Accept-Language")));
  });
}

function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: formLimitBytes },
    async (_request: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(body.toString())),
  );
}

function leaveBodiesAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async () => undefined);
}
