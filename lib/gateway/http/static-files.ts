import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { negotiate } from "@fastify/accept-negotiator";
import { isUtf8MimeType, mime, send } from "@fastify/send";
import { log } from "#lib/log.ts";
import { type Answer, writeAnswer } from "./answer.ts";

/** Encodings by their name in `Accept-Encoding`, the preferred first. */
const suffixes = { br: ".br", gzip: ".gz" } as const;
const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

interface StaticFile {
  contentType: string;
  encodings: Encoding[];
}

/** Also of another build, whose processes may still have it. */
const missing: Answer = { status: 404, headers: { "cache-control": "no-store" }, cookies: [], body: null };

const yearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Answers requests for content-hashed build files with the build's compressed copy; returns whether it did.
 * @param folder read once, as a build doesn't change
 */
export function answerStatic(
  prefix: string,
  folder: string,
  everyAnswer: Record<string, string>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = readFiles(folder);
  return (request, response) => {
    const { url = "", method } = request;
    if (!url.startsWith(prefix) || (method !== "GET" && method !== "HEAD")) return false;
    const [name = ""] = url.slice(prefix.length).split("?", 1);
    const file = files.get(name);
    const answering = file === undefined ? Promise.resolve(missing) : answerOf(request, folder, name, file);
    answering
      .then((answer) => writeAnswer(answer, response, everyAnswer))
      .catch((error: unknown) => {
        log().error({ event: "request-broke", err: error });
        response.destroy();
      });
    return true;
  };
}

async function answerOf(
  request: IncomingMessage,
  folder: string,
  name: string,
  file: StaticFile,
): Promise<Answer> {
  const encoding = negotiate(request.headers["accept-encoding"] ?? "", file.encodings);
  const path = encoding === null ? name : name + suffixes[encoding];
  const sent = await send(request, path, {
    root: folder,
    contentType: false,
    immutable: true,
    maxAge: yearMs,
  });
  const vary = file.encodings.length > 0 && { vary: "accept-encoding" };
  // Deleted meanwhile, or an invalid range: don't send or cache anything of the file.
  if (sent.type !== "file") {
    const range = sent.headers["Content-Range"];
    const headers = { "cache-control": "no-store", ...vary, ...(range && { "content-range": range }) };
    return { status: sent.statusCode, headers, cookies: [], body: null };
  }
  const isWhole = sent.statusCode !== 304;
  const headers = {
    ...lowerCase(sent.headers),
    ...vary,
    ...(isWhole && { "content-type": file.contentType }),
    ...(isWhole && encoding !== null && { "content-encoding": encoding }),
  };
  return { status: sent.statusCode, headers, cookies: [], body: sent.stream };
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

function readFiles(folder: string): Map<string, StaticFile> {
  const names = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) names.add(relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  }
  const isEncoded = (name: string) =>
    encodings.some(
      (encoding) => name.endsWith(suffixes[encoding]) && names.has(name.slice(0, -suffixes[encoding].length)),
    );
  return new Map(
    [...names]
      .filter((name) => !isEncoded(name))
      .map((name) => {
        const there = encodings.filter((encoding) => names.has(name + suffixes[encoding]));
        return [name, { contentType: typeOf(name), encodings: there }];
      }),
  );
}

function typeOf(name: string): string {
  const type = mime.getType(name) ?? "application/octet-stream";
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
