import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { type PGlite, protocol } from "@electric-sql/pglite";
import { createPGlite } from "#service/database/create-pglite.ts";
import type {
  Answer,
  Failure,
  Opened,
  Request,
  Statement,
  WorkerSettings,
} from "#service/database/pglite-messages.ts";
import { PrivateNodeFS } from "#service/database/private-node-fs.ts";

/** The thread of PGlite: opens a directory, and answers statements one after another until it is told to close. */
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
  parentPort?.on("message", async (request: Request) => {
    if (request !== "close") return send(await answer(opened, request));
    await opened.close();
    parentPort?.close();
  });
}

async function answer(opened: PGlite, { sql, parameters }: Statement): Promise<Answer> {
  try {
    const { rows, affectedRows = 0 } = await opened.query(sql, [...parameters], { rowMode: "object" });
    return { rows, affectedRows };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

function send(message: Opened | Answer): void {
  parentPort?.postMessage(message);
}

/** Whatever is not the database's own answer may have left PGlite in the middle of something. */
function toFailure(error: unknown): Failure {
  if (error instanceof protocol.messages.DatabaseError) {
    const isFatal = error.severity === "FATAL" || error.severity === "PANIC";
    return { message: error.message, code: error.code, isFatal };
  }
  const isAborted = !(error instanceof Error) || error instanceof WebAssembly.RuntimeError;
  return { message: error instanceof Error ? error.message : String(error), isFatal: isAborted };
}
