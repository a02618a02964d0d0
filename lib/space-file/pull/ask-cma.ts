import type * as z from "zod";

/** CMA's URL and credential, which is neither stored nor logged. */
export interface Cma {
  /** With `/v1`, without a trailing slash. */
  url: string;
  spaceId: string;
  token: string;
}

const patienceMs = 30_000;
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

export async function askCma<Schema extends z.ZodType>(
  cma: Cma,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await send(cma, path);
  if (!response.ok) throw new PullError(refusal(response.status, cma));
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new PullError(
    `CMA at ${cma.url} answered something that does not fit (${issue?.path.join(".")}: ${issue?.message}). Is CMA_URL right?`,
  );
}

async function send({ url, token }: Cma, path: string): Promise<Response> {
  const { protocol, hostname } = addressOf(url);
  if (protocol === "http:" && !loopback.has(hostname)) {
    throw new PullError(`CMA_URL is ${url}: a token goes over https only, except to this machine.`);
  }
  try {
    return await fetch(url + path, {
      headers: { accept: "application/json", authorization: `Bearer ${token}` },
      // A redirect must not get the token.
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    throw new PullError(
      `Can't reach CMA at ${url} (${reasonOf(error)}). Is CMA_URL right, and is it running?`,
    );
  }
}

function addressOf(url: string): URL {
  if (URL.canParse(url)) return new URL(url);
  throw new PullError(`CMA_URL is "${url}", which isn't a URL such as https://cma.example.com/v1.`);
}

function refusal(status: number, { url, spaceId }: Cma): string {
  switch (status) {
    case 401:
      return "CMA does not take the token in CMA_TOKEN (401): it ran out, or is none of CMA's. An accessToken of a member never works here.";
    case 403:
      return `The owner of the token may not read the Content Types of the Space "${spaceId}" (403). Ask for a SpaceRole that may.`;
    case 404:
      return `CMA has no Space "${spaceId}" for the owner of the token, or lists Content Types at another path (404). Is SPACE_ID right? If it is, npm run doctor -- --probe looks for the path, and --content-types takes it.`;
    case 429:
      return "CMA asks to be left alone for a while (429). Try again in a minute.";
    default:
      return status >= 300 && status < 400
        ? `CMA at ${url} leads elsewhere (${status}), and the token is not sent there. Is CMA_URL right?`
        : `CMA answered ${status}. Nothing was changed; try again later.`;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return `no answer in ${patienceMs / 1000} seconds`;
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "no answer";
}

/** Why the pull failed, for the operator. Never contains the token. */
export class PullError extends Error {
  override readonly name = "PullError";
}
