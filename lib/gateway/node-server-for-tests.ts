import { environment } from "#lib/environment.ts";
import { createHttpServer } from "./http-server.ts";
import { answerMounted } from "./mount.ts";
import { passOn } from "./pass-on.ts";

/** The way through as `server.ts` mounts it. For tests alone. */
interface NodeServer {
  origin: string;
  fetch(request: Request): Promise<Response>;
}

let started: Promise<NodeServer> | undefined;

export function nodeServer(): Promise<NodeServer> {
  started ??= start();
  return started;
}

async function start(): Promise<NodeServer> {
  const answer = answerMounted(
    {
      prefixes: {
        "/api/acma/": (call) => passOn(call, "acma"),
        "/api/acda/": (call) => passOn(call, "acda"),
      },
      paths: {},
    },
    environment().portalUrl,
  );
  const server = createHttpServer({
    everyAnswer: { "x-content-type-options": "nosniff" },
    tokenPaths: ["/callback", "/app/"],
    signInPath: "/sign-in",
    handle: (request, response) => {
      if (!answer(request, response)) response.writeHead(404).end();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    fetch: ({ url, method, headers, body, signal }) =>
      fetch(origin + url.slice(new URL(url).origin.length), {
        method,
        headers,
        signal,
        redirect: "manual",
        ...(body && { body, duplex: "half" }),
      }),
  };
}
