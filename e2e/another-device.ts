import type { Page } from "@playwright/test";
import * as z from "zod";
import { expect, signInAs } from "./portal.ts";
import type { RunningPair } from "./servers/state.ts";
import { HttpMember } from "./session/http-member.ts";

const contentSchema = z.object({
  sys: z.object({ id: z.string(), version: z.number() }),
  fields: z.record(z.string(), z.unknown()),
  metadata: z.optional(z.object({ tags: z.optional(z.array(z.unknown())) })),
});

type Article = z.infer<typeof contentSchema>;

const space = "/api/acma/spaces/demo";
const ownCall = { "content-type": "application/json", "sec-fetch-site": "same-origin", "x-portal": "1" };

/** Another device of a member, with a session of its own; it calls the service without pages. */
export class AnotherDevice {
  readonly #member: HttpMember;

  private constructor(member: HttpMember) {
    this.#member = member;
  }

  /** Signs the member in on this device and in the browser of the page. */
  static async of(email: string, page: Page, portal: RunningPair): Promise<AnotherDevice> {
    await signInAs(page.context(), portal, email);
    const member = new HttpMember(portal.url);
    await member.signIn(email);
    return new AnotherDevice(member);
  }

  async makeArticle(fields: object): Promise<Article> {
    const path = "/content-types/article/contents";
    return await this.#parsed("POST", path, { body: JSON.stringify({ fields }) });
  }

  async read(id: string): Promise<Article> {
    return await this.#parsed("GET", `/contents/${id}`);
  }

  /** Publishes other fields over the newest version. */
  async change(id: string, fields: object): Promise<void> {
    const { sys, metadata, ...newest } = await this.read(id);
    const tags = metadata && { metadata: { tags: metadata.tags ?? [] } };
    const body = JSON.stringify({ fields: { ...newest.fields, ...fields }, ...tags });
    await this.#parsed("PUT", `/contents/${id}`, { body, version: sys.version });
  }

  async remove({ sys: { id, version } }: Article): Promise<void> {
    await this.#send("DELETE", `/contents/${id}`, { version });
  }

  async #parsed(method: string, path: string, options: SendOptions = {}): Promise<Article> {
    return contentSchema.parse(await (await this.#send(method, path, options)).json());
  }

  async #send(method: string, path: string, { body, version }: SendOptions): Promise<Response> {
    const response = await this.#member.send(`${space}${path}`, {
      method,
      headers: { ...ownCall, ...(version !== undefined && { "x-service-version": String(version) }) },
      ...(body !== undefined && { body }),
    });
    expect(response.ok).toBe(true);
    return response;
  }
}

interface SendOptions {
  body?: string;
  version?: number;
}
