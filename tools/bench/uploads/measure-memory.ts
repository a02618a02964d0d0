import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { HttpMember } from "../../../e2e/session/http-member.ts";
import type { PortalAndSpace } from "../servers/portal-and-space.ts";

export interface Memory {
  members: number;
  bytesEach: number;
  seconds: number;
  /** Resident megabytes of the portal's process. */
  idle: number;
  peak: number;
  after: number;
  refused: number;
}

const piece = Buffer.alloc(64 * 1024, 7);
const megabyte = 1_000_000;

/** Members who all upload at once, each in one request; the portal's memory is looked at every 50 ms. */
export async function measureMemory(
  { portalUrl, portal }: PortalAndSpace,
  members: number,
  bytesEach: number,
): Promise<Memory> {
  const signedIn = await Promise.all(
    Array.from({ length: members }, async (_, index) => {
      const member = new HttpMember(portalUrl);
      await member.signIn(`member${index}@example.com`);
      return member;
    }),
  );
  // A small file first: what is only made once is no part of what an upload costs.
  for (const member of signedIn) await upload(portalUrl, member, megabyte);
  await wait(5_000);
  const idle = residentMegabytes(portal.pid);
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(portal.pid));
  }, 50);
  const since = performance.now();
  const statuses = await Promise.all(signedIn.map((member) => upload(portalUrl, member, bytesEach)));
  const seconds = (performance.now() - since) / 1000;
  clearInterval(timer);
  await wait(5_000);
  const after = residentMegabytes(portal.pid);
  return {
    members,
    bytesEach,
    seconds,
    idle,
    peak,
    after,
    refused: statuses.filter((one) => one !== 201).length,
  };
}

function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return (Number(line?.[1]) * 1024) / megabyte;
}

function upload(portalUrl: string, member: HttpMember, bytes: number): Promise<number> {
  const cookie = member
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  return new Promise((resolve, reject) => {
    const outgoing = request(`${portalUrl}/api/upload/spaces/demo/uploads`, {
      method: "POST",
      agent: false,
      headers: {
        ...{ "sec-fetch-site": "same-origin", "x-portal": "1", cookie },
        ...{ "content-type": "video/mp4", "content-length": bytes },
      },
    });
    outgoing.once("error", reject);
    outgoing.once("response", (incoming) => {
      incoming.resume().once("end", () => resolve(incoming.statusCode ?? 0));
    });
    void write(outgoing, bytes);
  });
}

async function write(outgoing: ReturnType<typeof request>, bytes: number): Promise<void> {
  for (let left = bytes; left > 0; left -= piece.length) {
    const next = left < piece.length ? piece.subarray(0, left) : piece;
    if (!outgoing.write(next)) await new Promise((resolve) => outgoing.once("drain", resolve));
  }
  outgoing.end();
}
