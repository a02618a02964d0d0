import { z } from "zod";
import type { Ground } from "#service/fuzz/ground.ts";
import type { FuzzedRequest } from "#service/fuzz/requests.ts";

const errorSchema = z.object({ sys: z.object({ id: z.string() }) });

export interface Seen {
  status: number;
  /** Of an error. */
  code: string | undefined;
  /** On the clock. */
  milliseconds: number;
  /** Of this process, the database in it included. */
  cpuMilliseconds: number;
}

/** Sends it under the identity that it asks for, which a logout does not take from the next one. */
export async function send(ground: Ground, request: FuzzedRequest): Promise<Seen> {
  ground.accessToken ??= await ground.newAccessToken();
  const token = { member: ground.accessToken, platform: ground.cmaToken, none: undefined, odd: "odd" }[
    request.as
  ];
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  const response = await ground.app.inject({
    method: request.method,
    url: request.url,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...request.headers,
    },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
  const milliseconds = performance.now() - start;
  const { user, system } = process.cpuUsage(cpuBefore);
  if (request.method === "DELETE" && request.url.startsWith("/auth/")) ground.accessToken = undefined;
  const { data } = errorSchema.safeParse(parse(response.body));
  return {
    status: response.statusCode,
    code: response.statusCode < 400 ? undefined : data?.sys.id,
    milliseconds,
    cpuMilliseconds: (user + system) / 1000,
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
