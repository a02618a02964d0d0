import autocannon from "autocannon";

export interface Load {
  p50: number;
  p99: number;
  perSecond: number;
  failed: number;
  answered: number;
}

export interface Called {
  url: string;
  headers: Record<string, string>;
}

const connections = 8;

/** Eight connections that ask one after the other; milliseconds. */
export async function load(calls: Called[], seconds: number): Promise<Load> {
  const result = await run(calls, seconds);
  return {
    p50: result.latency.p50,
    p99: result.latency.p99,
    perSecond: Math.round(result.requests.average),
    answered: result.requests.total,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** One request at a time, each of them for the first time: nothing about it was counted before. */
export async function firstTimes(calls: Called[]): Promise<number> {
  const milliseconds: number[] = [];
  for (const { url, headers } of calls) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${url}: ${response.status} ${body.slice(0, 300)}`);
    milliseconds.push(performance.now() - start);
  }
  return milliseconds.sort((a, b) => a - b)[Math.floor(milliseconds.length / 2)] ?? Number.NaN;
}

function run(calls: Called[], duration: number) {
  const [first] = calls;
  if (!first) throw new Error("nothing to call");
  const { origin } = new URL(first.url);
  return autocannon({
    url: origin,
    connections,
    duration,
    requests: calls.map(({ url, headers }) => ({
      method: "GET" as const,
      path: url.slice(origin.length),
      headers,
    })),
  });
}
