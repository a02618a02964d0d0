import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { type PGlite, protocol } from "@electric-sql/pglite";
import { createPGlite, exchangeWith } from "#service/database/create-pglite.ts";
import type { Answer, Failure, Opened, Request, WorkerSettings } from "#service/database/pglite-messages.ts";
import { PrivateNodeFS } from "#service/database/private-node-fs.ts";

/** The thread of PGlite: opens a directory and answers statements one after another until it is closed. */
const { directory, compiled }: WorkerSettings = workerData;
const pglite = await open();
if (pglite !== undefined) answerStatements(pglite);

async function open(): Promise<PGlite | undefined> {
  try {
    const pgliteWasmModule = compiled ?? (await compile());
    const opened = await createPGlite({
      fs: new PrivateNodeFS(directory),
      relaxedDurability: false,
      pgliteWasmModule,
    });
    send({ compiled: pgliteWasmModule });
    return opened;
  } catch (error) {
    send({ failure: toFailure(error) });
    return undefined;
  }
}

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(
    await readFile(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"))),
  );
}

function answerStatements(opened: PGlite): void {
  const exchange = exchangeWith(opened);
  parentPort?.on("message", async (request: Request) => {
    if (request !== "close") return answer(exchange(request));
    await opened.close();
    parentPort?.close();
  });
}

/** Transfers the answer instead of copying it, which would take longer than reading it. */
async function answer(answering: Promise<Uint8Array<ArrayBuffer>>): Promise<void> {
  try {
    const received = await answering;
    parentPort?.postMessage(received satisfies Answer, [received.buffer]);
  } catch (error) {
    send(toFailure(error));
  }
}

function send(message: Opened | Failure): void {
  parentPort?.postMessage(message);
}

function toFailure(error: unknown): Failure {
  const code = error instanceof protocol.messages.DatabaseError ? error.code : undefined;
  return { message: error instanceof Error ? error.message : String(error), code };
}
