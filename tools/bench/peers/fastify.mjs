// Fastify with @fastify/secure-session and @fastify/reply-from, as their documentation shows them.
import { createHash } from "node:crypto";
import replyFrom from "@fastify/reply-from";
import secureSession from "@fastify/secure-session";
import Fastify from "fastify";

const { PORT, ACMA_URL, SECRET } = process.env;
const upstream = new URL(ACMA_URL);

const app = Fastify();
app.register(secureSession, {
  key: createHash("sha256").update(SECRET).digest(),
  cookie: { path: "/", httpOnly: true, sameSite: "lax" },
});
app.register(replyFrom, { base: upstream.origin });

app.post("/sign-in", (request, reply) => {
  request.session.set("pair", request.body);
  reply.code(204).send();
});

app.get("/api/acma/*", (request, reply) => {
  const pair = request.session.get("pair");
  if (pair === undefined) return reply.code(401).send({ error: "SessionEnded" });
  return reply.from(upstream.pathname + request.url.slice("/api/acma".length), {
    rewriteRequestHeaders: (_, { cookie, ...headers }) => ({
      ...headers,
      authorization: `Bearer ${pair.accessToken}`,
    }),
  });
});

await app.listen({ port: Number(PORT), host: "127.0.0.1" });
