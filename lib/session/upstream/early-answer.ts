import type { Socket } from "node:net";
import { buildConnector } from "undici";

/** How long to wait for an answer after a failed write. */
const readMs = 500;

/**
 * An undici connector whose sockets read before they fail. A service that refuses a long body answers and
 * closes during the write, whose failure would otherwise discard the answer.
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
