import { expect, test, vi } from "vitest";
import { readStored } from "../../lib/browser/drafts/read-stored.ts";
import { createUploadStorage } from "../../lib/browser/uploading/upload-storage.ts";
import { RecordSeal } from "../../lib/session/records/record-seal.ts";
import { hashOf, keptWritten } from "./written.ts";

const { secret, portalUrl, writtenAt, cookies, records, drafts, uploads, migrations } = keptWritten();

/** The portal of today, at the time of the last release. */
async function openCookieWith(secrets: string) {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(writtenAt) });
  vi.stubEnv("SESSION_SECRETS", secrets);
  vi.stubEnv("PORTAL_URL", portalUrl);
  vi.stubEnv("LOG_LEVEL", "silent");
  const { openSession } = await import("../../lib/session/cookie/session-cookie.ts");
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const session = await openSession({ headers: new Headers({ cookie }) });
  vi.useRealTimers();
  return session;
}

test("the session cookie opens, also with a newer secret before the old one", async () => {
  const session = await openCookieWith(secret);
  expect(session).toMatchObject({ v: 1, provider: "embedded" });
  expect(await openCookieWith(`${"n".repeat(40)},${secret}`)).toEqual(session);
});

test("every record of the shared store opens", () => {
  const seal = new RecordSeal([secret]);
  const opened = Object.entries(records).map(([key, { rank, data }]) =>
    seal.open(key, { rank: Number(rank), data }),
  );
  expect(opened.length).toBeGreaterThan(0);
  for (const record of opened) expect(record?.state).toBe("living");
});

test("the draft of the device is read with its text", () => {
  expect(drafts).toHaveLength(1);
  for (const [key, value] of drafts) {
    expect(readStored([key].flat(), value)?.texts).toEqual({ "title.en-US": "Draft of last" });
  }
});

test("a running upload is read with the URL of its bytes", async () => {
  const [[, stored] = []] = uploads;
  const table = {
    entries: async () => uploads,
    keys: async () => [],
    get: async () => undefined,
    set: async () => undefined,
    setAll: async () => undefined,
    remove: async () => undefined,
  };
  const parts = { uploads: table, files: table, freeBytes: async () => 0, onSome: () => undefined };
  const memberId = Object(stored).memberId;
  const [upload] = await createUploadStorage(parts).all(memberId);
  expect(upload).toMatchObject({ fileName: "Upload of last.mp4", sizeBytes: 30_000_000 });
  expect(upload?.resumableUrl).toContain("/uploads/resumable/");
});

test("its migrations are unchanged", () => {
  const now = migrations.map(({ file }) => ({ file, hash: hashOf(file) }));
  expect(now).toEqual(migrations);
});
