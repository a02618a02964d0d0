import { createServer, type Server } from "node:http";

export interface CmaForTests {
  url: string;
  /** What was asked for, with its Authorization. */
  asked: { path: string; authorization: string | undefined }[];
  close(): Promise<void>;
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };

/** A CMA that answers what a test says. */
export async function startCmaForTests(answer: (url: URL) => Answer): Promise<CmaForTests> {
  const asked: CmaForTests["asked"] = [];
  const server: Server = createServer((request, response) => {
    asked.push({ path: request.url ?? "", authorization: request.headers.authorization });
    const { status = 200, body, headers = {} } = answer(new URL(request.url ?? "", "http://localhost"));
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
