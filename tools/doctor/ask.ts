import { shown } from "./shown-address.ts";

/** How long any check waits for an answer: a service that starts, or a busy machine, is no fault. */
export const patienceMs = 15_000;
/** Of an answer that says more, the rest is left. */
const mostBytes = 65_536;

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** What its `Date` says less what this machine's clock said meanwhile, to half a second; undefined without one. */
  clockAheadMs: number | undefined;
}

/** No answer came. */
export interface Silence {
  /** "ECONNREFUSED", "ENOTFOUND", "CERT_HAS_EXPIRED", "timeout" … */
  code: string;
}

/** One call, redirects not followed. Whom an address leads to is not whom it was meant for. */
export async function ask(url: string, question: Question = {}): Promise<Answer | Silence> {
  const { method = "GET", headers = {}, body } = question;
  const sentAt = Date.now();
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: "application/json", ...headers },
      ...(body !== undefined && { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    const receivedAt = Date.now();
    const text = (await response.text()).slice(0, mostBytes);
    const date = Date.parse(response.headers.get("date") ?? "");
    const clockAheadMs = Number.isNaN(date) ? undefined : date + 500 - (sentAt + receivedAt) / 2;
    return { status: response.status, headers: response.headers, text, clockAheadMs };
  } catch (error) {
    return { code: codeOf(error) };
  }
}

export function isSilence(answer: Answer | Silence): answer is Silence {
  return "code" in answer;
}

/** "refused the connection", as the end of "https://acma.example.com/v1 …". */
export function silenceWords({ code }: Silence): string {
  return silences[code] ?? `gave no answer (${code})`;
}

const silences: Readonly<Record<string, string>> = {
  ECONNREFUSED: "refuses the connection: nothing listens there",
  ENOTFOUND: "is an unknown host name (DNS)",
  EAI_AGAIN: "is a name that cannot be asked for now (DNS)",
  ETIMEDOUT: "does not answer",
  UND_ERR_CONNECT_TIMEOUT: "does not answer",
  timeout: `gave no answer in ${patienceMs / 1000} seconds`,
  ECONNRESET: "broke the connection off",
  UND_ERR_SOCKET: "broke the connection off",
  ERR_SSL_WRONG_VERSION_NUMBER: "speaks no TLS: https is not what listens there",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "speaks no TLS: https is not what listens there",
};

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return "timeout";
  const { cause } = error;
  if (!(cause instanceof Error)) return "no answer";
  return "code" in cause ? String(cause.code) : cause.message;
}

/** The `sys.id` of an error in the interface's shape (decisions.md, "Errors"). */
export function errorIdOf({ text }: Answer): string | undefined {
  return /"sys"\s*:\s*\{[^}]*"id"\s*:\s*"(\w+)"/.exec(text)?.[1];
}

/** "POST https://auth.example.com/v1/spaces/demo/oauth/token answered 404". */
export function told(url: string, { method = "GET" }: Question, answer: Answer): string {
  return `${method} ${shown(url)} answered ${answer.status}`;
}
