import { createServer, type Server } from "node:http";
import type { Mounts } from "#lib/gateway/mount.ts";

export type MountedHandlers = Partial<Mounts>;

/** Serves a sign-in, and `handlers` beside it or in its place. */
export async function serveHandlers(
  { prefixes = {}, paths = {} }: MountedHandlers,
  url: string,
  port: number,
): Promise<Server> {
  const { answerMounted } = await import("#lib/gateway/mount.ts");
  const { finishSignIn } = await import("#lib/session/sign-in/callback.ts");
  const { beginSignIn } = await import("#lib/session/sign-in/login.ts");
  const begin = (request: Request) => beginSignIn(request, "embedded", ["embedded"]);
  const signIn: Mounts["paths"] = { "/login/embedded": { POST: begin }, "/callback": { GET: finishSignIn } };
  const answer = answerMounted({ prefixes, paths: { ...signIn, ...paths } }, url);
  const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
    if (!answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
