import type { Socket } from "node:net";
import { buildConnector } from "undici";

/** How long after a failed write the other side's answer is waited for. */
const readMs = 500;

/**
 * A connector of undici whose sockets read before they fail. A service that refuses a long body answers and closes while
 * the body is still being written; the write fails first, and would take the answer along that has already arrived.
 */
export function readBeforeFailing(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector(options);
  return (target, done) =>
    connect(target, (...result) => {
      const [, socket] = result;
      if (socket) delayWriteErrors(socket);
      done(...result);
    });
}

type Done = (error?: Error | null) => void;

function delayWriteErrors(socket: Socket): void {
  const later =
    (done: Done): Done =>
    (error) => {
      if (error) setTimeout(done, readMs, error).unref();
      else done();
    };
  const write = socket._write.bind(socket);
  socket._write = (chunk, encoding, done) => write(chunk, encoding, later(done));
  const writeMany = socket._writev?.bind(socket);
  if (writeMany !== undefined) socket._writev = (chunks, done) => writeMany(chunks, later(done));
}
