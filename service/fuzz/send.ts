import { z } from "zod";
import type { Ground } from "#service/fuzz/ground.ts";
import type { FuzzedRequest } from "#service/fuzz/requests.ts";

const errorSchema = z.object({ sys: z.object({ id: z.string() }) });

export interface Seen {
  status: number;
  /** Of an error. */
  code: string | undefined;
  milliseconds: number;
}

export async function send(ground: Ground, request: FuzzedRequest): Promise<Seen> {
  const token = { member: ground.accessToken, platform: ground.cmaToken, none: undefined, odd: "odd" }[
    request.as
  ];
  const start = performance.now();
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
  const { data } = errorSchema.safeParse(parse(response.body));
  return {
    status: response.statusCode,
    code: response.statusCode < 400 ? undefined : data?.sys.id,
    milliseconds,
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
