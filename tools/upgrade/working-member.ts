import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { HttpMember } from "../../e2e/session/http-member.ts";

const contentSchema = z.object({
  sys: z.object({ id: z.string(), version: z.number() }),
  fields: z.object({ title: z.record(z.string(), z.string()) }),
});
type Note = z.infer<typeof contentSchema>;

const api = "/api/acma/spaces/demo";
const notes = "/content-types/note/contents";
/** Lists of every kind that a version can ask another version's tables for. */
const reads = [
  `${notes}?limit=20&order=-sys.updatedAt`,
  `${notes}?fields.title.en-US[prefix]=Written`,
  "/content-types/article/contents?limit=16&include=1",
  "/content-types/article/contents?fields.title.en-US[regex]=tide",
  "/content-types/article/contents?fields.title.en-US=watre",
  "/media?limit=10",
] as const;
const pages = ["/", "/contents/article", "/contents/article?q=watre", "/media", "/profile"] as const;
const pauseMs = 50;

/** What members have seen together. */
export class Seen {
  readonly failures: string[] = [];
  answers = 0;
  signOuts = 0;
  writes = 0;
}

/** A member who reads, writes and opens pages, and records what was acknowledged. */
export class WorkingMember {
  readonly http: HttpMember;
  readonly #seen: Seen;
  readonly #own = new Map<string, string>();
  #count = 0;

  constructor(portalUrl: string, seen: Seen) {
    this.http = new HttpMember(portalUrl);
    this.#seen = seen;
  }

  async work(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.#create();
      await this.#change();
      await this.#call("GET", pick(reads, this.#count));
      await this.#open(pick(pages, this.#count));
      await wait(pauseMs);
    }
  }

  /** Reads all that was acknowledged. */
  async verify(): Promise<void> {
    for (const [id, title] of this.#own) await this.#compare(id, title);
  }

  async #create(): Promise<void> {
    const title = `Written ${this.#count++} ${randomUUID()}`;
    const answer = await this.#call("POST", notes, { fields: { title: { "en-US": title } } });
    if (answer === undefined) return;
    this.#seen.writes += 1;
    const { sys } = contentSchema.parse(await answer.json());
    this.#own.set(sys.id, title);
    await this.#compare(sys.id, title);
  }

  async #change(): Promise<void> {
    const ids = [...this.#own.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)];
    const note = id === undefined ? undefined : await this.#compare(id, this.#own.get(id));
    if (note === undefined) return;
    const title = `Changed ${this.#count++} ${randomUUID()}`;
    const body = { fields: { title: { "en-US": title } } };
    const answer = await this.#call("PUT", `/contents/${note.sys.id}`, body, note.sys.version);
    if (answer === undefined) return;
    this.#seen.writes += 1;
    await answer.arrayBuffer();
    this.#own.set(note.sys.id, title);
  }

  async #compare(id: string, title: string | undefined): Promise<Note | undefined> {
    const answer = await this.#call("GET", `/contents/${id}`);
    if (answer === undefined) return undefined;
    const note = contentSchema.parse(await answer.json());
    if (note.fields.title["en-US"] !== title) this.#seen.failures.push(`${id} is not as it was acknowledged`);
    return note;
  }

  async #open(path: string): Promise<void> {
    const answer = await this.#send(path, {}, `GET ${path}`);
    await answer?.arrayBuffer();
  }

  async #call(method: string, path: string, body?: object, version?: number): Promise<Response | undefined> {
    const headers = {
      ...{ "sec-fetch-site": "same-origin", "x-portal": "1", "x-service-advanced-search": "true" },
      ...(body !== undefined && { "content-type": "application/json", "idempotency-key": randomUUID() }),
      ...(version !== undefined && { "x-service-version": String(version) }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return await this.#send(`${api}${path}`, init, `${method} ${path}`);
  }

  /** Undefined for anything but what a member wants to see. */
  async #send(path: string, init: RequestInit, what: string): Promise<Response | undefined> {
    try {
      const answer = await this.http.send(path, init);
      this.#seen.answers += 1;
      if (answer.ok) return answer;
      if (answer.status === 401 || answer.headers.get("location")?.includes("/sign-in"))
        this.#seen.signOuts += 1;
      const said = (await answer.text()).replaceAll(/\s+/g, " ").slice(0, 120);
      this.#seen.failures.push(`${what}: ${answer.status} ${said}`);
    } catch (error) {
      this.#seen.failures.push(`${what}: ${error instanceof Error ? (error.cause ?? error) : error}`);
    }
    return undefined;
  }
}

function pick<Item>(all: readonly [Item, ...Item[]], index: number): Item {
  return all[index % all.length] ?? all[0];
}
