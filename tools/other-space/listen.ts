import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Answer, Routes } from "./call.ts";
import type { Choices } from "./choices.ts";
import { refusal, refuse } from "./refused.ts";

interface Service {
  /** Begins with a slash, or is empty. Links begin with `/v1`, so a base that lacks it has it too. */
  base: string;
  routes: Routes;
  /** An answer that takes the place of all others, at the time. */
  busy: () => Answer | undefined;
  choices: Choices;
  onCall: (call: string) => void;
}

/** Serves the routes on a loopback port; 0 is any free one. */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

export function serve(service: Service): Server {
  return createServer((request, response) => {
    answer(service, request)
      .catch((error: unknown) => refusal(error, service.choices))
      .then((one) => send(response, one))
      .catch((error: unknown) => {
        console.error(error);
        send(response, { status: 500 });
      });
  });
}

async function answer(service: Service, request: IncomingMessage): Promise<Answer> {
  const body = await buffer(request);
  const busy = service.busy();
  if (busy !== undefined) return busy;
  const url = new URL(request.url ?? "/", "http://space.invalid");
  service.onCall(`${request.method} ${url.pathname}${url.search}`);
  const path = below(service.base, url.pathname);
  const matches = Object.entries(service.routes).flatMap(([pattern, handle]) => {
    const [method = "", template = ""] = pattern.split(" ");
    const parameters = match(template, path);
    return parameters === undefined ? [] : [{ method, parameters, handle }];
  });
  const found = matches.find(({ method }) => method === request.method);
  if (found === undefined) return refuse(matches.length === 0 ? "missing" : "wrongMethod");
  const { parameters, handle } = found;
  const asPlus = service.choices.plusInQueries === "plus";
  const query = new URLSearchParams(asPlus ? url.search.replaceAll("+", "%2B") : url.search);
  return handle({ path, parameters, query, headers: request.headers, body });
}

function below(base: string, path: string): string {
  if (base !== "" && !path.startsWith(`${base}/`)) return refuse("missing");
  const rest = path.slice(base.length);
  return base.endsWith("/v1") ? rest : rest.replace(/^\/v1\//, "/");
}

function match(template: string, path: string): Record<string, string> | undefined {
  const names = template.split("/");
  const values = path.split("/").map(decoded);
  if (names.length !== values.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? "";
    if (!name.startsWith("{") && name !== value) return undefined;
    if (name.startsWith("{")) found[name.slice(1, -1)] = value;
  }
  return found;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return refuse("missing");
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const raw = body === undefined || typeof body === "string" || Buffer.isBuffer(body);
  response.writeHead(status, raw ? headers : { "content-type": "application/json", ...headers });
  response.end(raw ? body : JSON.stringify(body));
}
