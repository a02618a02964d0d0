import type { FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { z } from "zod";
import { pageHeaders } from "#service/identity/embedded/page.ts";
import { signInIsOverPage, signInPage } from "#service/identity/embedded/sign-in-page.ts";
import { preferredLanguage } from "#service/identity/embedded/words.ts";

const formSchema = z.union([
  z.object({ cancel: z.literal("yes") }),
  z.object({ email: z.string().max(2000).default("") }),
]);
const addressSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
const journeySchema = z.object({ params: z.object({ client_id: z.string() }) });

/** The page that asks for the account. */
export function showSignIn(findProvider: () => Promise<Provider>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = await findProvider();
    const space = await findSpaceName(provider, request, reply);
    const language = preferredLanguage(request.headers["accept-language"]);
    if (space === undefined) return reply.code(410).headers(pageHeaders).send(signInIsOverPage(language));
    return reply.headers(pageHeaders).send(signInPage({ language, space }));
  };
}

/** The answer: an account, an address for a new one, or cancel (`access_denied`). */
export function chooseAccount(findProvider: () => Promise<Provider>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = await findProvider();
    const space = await findSpaceName(provider, request, reply);
    const language = preferredLanguage(request.headers["accept-language"]);
    if (space === undefined) return reply.code(410).headers(pageHeaders).send(signInIsOverPage(language));

    const form = formSchema.parse(request.body ?? {});
    if ("cancel" in form) return finish(provider, request, reply, { error: "access_denied" });
    const { data: email } = addressSchema.safeParse(form.email);
    if (email === undefined) {
      const page = signInPage({ language, space, badAddress: form.email });
      return reply.code(422).headers(pageHeaders).send(page);
    }
    return finish(provider, request, reply, { login: { accountId: email } });
  };
}

/** The name of the Space that this browser signs in to; undefined without a sign-in in progress. */
async function findSpaceName(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  try {
    const { params } = journeySchema.parse(await provider.interactionDetails(request.raw, reply.raw));
    const client = await provider.Client.find(params.client_id);
    return client?.clientName ?? params.client_id;
  } catch (error) {
    const { errors } = await import("oidc-provider");
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: { login: { accountId: string } } | { error: "access_denied" },
) {
  const next = await provider.interactionResult(request.raw, reply.raw, result);
  return reply.header("Cache-Control", "no-store").redirect(next, 303);
}
