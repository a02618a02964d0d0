import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { freePort } from "../../scripts/run/free-port.ts";
import { roomForPiece } from "./body-room.ts";
import { startFront } from "./front-for-tests.ts";

async function roomWhere(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const front = await startFront({
    answers: (request, response) => {
      answer(request, response);
      return true;
    },
  });
  const room = await roomForPiece(front.url);
  await front.close();
  return room;
}

test("what the portal answers itself has got through, and 413 has not", async () => {
  expect(await roomWhere((_, response) => response.writeHead(401).end())).toBe("taken");
  expect(await roomWhere((_, response) => response.writeHead(413).end())).toBe("refused");
});

test("a broken connection and a closed port say nothing about space", async () => {
  expect(await roomWhere(({ socket }) => socket.destroy())).toBe("unknown");
  expect(await roomForPiece(`http://localhost:${await freePort()}`)).toBe("unknown");
});
