import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { fitCookies, sessionSchema } from "../session.ts";
import { endedRank, rankOf, type SessionRecord } from "./records.ts";
import type { StoredRecord } from "./shared-store.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals records for a store that others can read, with the newest of SESSION_SECRETS; any of them opens.
 * Bound to key and rank, so that no record can replace another.
 */
export class RecordSeal {
  readonly #keys: readonly Buffer[];

  constructor(secrets: readonly [string, ...string[]]) {
    this.#keys = secrets.map((secret) =>
      Buffer.from(hkdfSync("sha256", secret, "", "atrium session record", 32)),
    );
  }

  /** The store's key, which doesn't reveal the session id. */
  keyOf(sessionId: string): string {
    return `atrium:session:${createHash("sha256").update(sessionId).digest("base64url")}`;
  }

  seal(key: string, record: SessionRecord): StoredRecord {
    const rank = rankOf(record);
    if (record.state === "ended") return { rank, data: record.replaced ? "replaced" : "" };
    if (record.state === "refused") return { rank, data: "" };
    const { session } = record;
    const owner = fitCookies(session) ? undefined : session.id;
    return { rank, data: this.sealText(`${key}:${rank}`, JSON.stringify(session), owner) };
  }

  /**
   * Undefined if no key opens it.
   * @param sessionId opens the record of a session without a pair in its cookie
   */
  open(key: string, { rank, data }: StoredRecord, sessionId?: string): SessionRecord | undefined {
    if (rank === endedRank) return { state: "ended", replaced: data === "replaced" };
    if (rank % 2 === 1) return { state: "refused", generation: (rank - 1) / 2 };
    const context = `${key}:${rank}`;
    const text = this.openText(context, data) ?? (sessionId && this.openText(context, data, sessionId));
    const session = !text ? undefined : sessionSchema.safeParse(JSON.parse(text)).data;
    return session === undefined ? undefined : { state: "living", session };
  }

  /**
   * @param context the key in the store, authenticated
   * @param owner a session id, which only the cookie contains and opening requires
   */
  sealText(context: string, text: string, owner?: string): string {
    const [newest] = this.#keysFor(owner);
    if (newest === undefined) throw new Error("no key");
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, newest, iv).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
  }

  /** Undefined if no key opens it. */
  openText(context: string, data: string, owner?: string): string | undefined {
    const bytes = Buffer.from(data, "base64url");
    for (const key of this.#keysFor(owner)) {
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const text =
          decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
        return text;
      } catch {
        // Another key.
      }
    }
    return undefined;
  }

  #keysFor(owner: string | undefined): readonly Buffer[] {
    if (owner === undefined) return this.#keys;
    return this.#keys.map((key) =>
      Buffer.from(hkdfSync("sha256", key, owner, "atrium session of a cookie", 32)),
    );
  }
}
