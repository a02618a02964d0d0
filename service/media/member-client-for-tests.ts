import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { BrowserForTests } from "#service/auth/browser-for-tests.ts";

const tokenSchema = z.object({ accessToken: z.string() });
const sysSchema = z.object({ sys: z.object({ id: z.string() }) });
const mediaSchema = z.object({
  sys: z.object({ id: z.string() }),
  fields: z.object({
    file: z.record(
      z.string(),
      z.object({ state: z.string(), url: z.string().optional(), detail: z.looseObject({}).optional() }),
    ),
  }),
});
export type MediaForTests = z.infer<typeof mediaSchema>;

/** A member of the demo Space, over real HTTP to a service in another process. */
export class MemberClientForTests {
  readonly #url: string;
  readonly #accessToken: string;

  constructor(url: string, accessToken: string) {
    this.#url = url;
    this.#accessToken = accessToken;
  }

  static async signIn(url: string, email = "ada@example.com"): Promise<MemberClientForTests> {
    const browser = new BrowserForTests(url);
    const page = await browser.go("/auth/v1/spaces/demo/login/oauth2/embedded");
    const landing = await browser.submit(page, { email });
    const response = await fetch(`${url}/auth/v1/spaces/demo/oauth/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ exchangeToken: landing.url.searchParams.get("exchangeToken") }),
    });
    return new MemberClientForTests(url, tokenSchema.parse(await response.json()).accessToken);
  }

  /** The same member at the service that took the place of the one before. */
  at(url: string): MemberClientForTests {
    return new MemberClientForTests(url, this.#accessToken);
  }

  get tusEndpoint(): string {
    return `${this.#url}/upload/v1/spaces/demo/uploads/resumable`;
  }

  get authorization(): { Authorization: string } {
    return { Authorization: `Bearer ${this.#accessToken}` };
  }

  async upload(body: BodyInit): Promise<string> {
    const response = await this.send("POST", "/upload/v1/spaces/demo/uploads", body);
    return sysSchema.parse(await response.json()).sys.id;
  }

  async createMedia(uploadId: string, fileName: string, contentType: string): Promise<MediaForTests> {
    const entry = { fileName, contentType, mimeGroups: [], state: "PENDING", upload: uploadId };
    const body = JSON.stringify({ fields: { file: { "en-US": entry } } });
    const response = await this.send("POST", "/acma/v1/spaces/demo/media", body, "application/json");
    return mediaSchema.parse(await response.json());
  }

  async readMedia(id: string): Promise<MediaForTests> {
    return mediaSchema.parse(await (await this.send("GET", `/acma/v1/spaces/demo/media/${id}`)).json());
  }

  /** The file of a Media once it is not `PROCESSING` any more. */
  async processed(id: string, seconds: number): Promise<MediaForTests["fields"]["file"][string]> {
    for (let left = seconds * 10; left > 0; left -= 1) {
      const entry = (await this.readMedia(id)).fields.file["en-US"];
      if (entry !== undefined && entry.state !== "PROCESSING") return entry;
      await setTimeout(100);
    }
    throw new Error(`Media ${id} is still being processed.`);
  }

  async send(method: string, path: string, body?: BodyInit, type = "application/octet-stream") {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { ...this.authorization, ...(body === undefined ? {} : { "content-type": type }) },
      ...(body === undefined ? {} : { body, duplex: "half" }),
    } as RequestInit);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}
