import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "#service/context.ts";
import { fontPath, pageHeaders } from "#service/identity/embedded/page.ts";
import { createEmbeddedProvider } from "#service/identity/embedded/provider.ts";
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
  const provider = createEmbeddedProvider(context, clientSecret, (ctx) => {
    ctx.set(pageHeaders);
    ctx.body = signInIsOverPage(preferredLanguage(ctx.get("Accept-Language")));
  });
  await app.register(async (pages) => {
    readForms(pages);
    pages.get(`${embeddedProviderPath}/sign-in/:journey`, showSignIn(provider));
    pages.post(`${embeddedProviderPath}/sign-in/:journey`, chooseAccount(provider));
  });
  app.get(fontPath, async (_request, reply) =>
    reply
      .headers({ "Content-Type": "font/woff2", "Cache-Control": "public, max-age=86400" })
      .send(await readFile(fileURLToPath(fontFile))),
  );
  await app.register(async (endpoints) => {
    leaveBodiesAlone(endpoints);
    const answer = provider.callback();
    endpoints.all(`${embeddedProviderPath}/*`, async (request, reply) => {
      reply.hijack();
      // oidc-provider routes without the prefix, and finds it for the addresses that it gives by comparing the two.
      const originalUrl = request.raw.url ?? "/";
      Object.assign(request.raw, { originalUrl, url: originalUrl.slice(embeddedProviderPath.length) });
      await answer(request.raw, reply.raw);
    });
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
