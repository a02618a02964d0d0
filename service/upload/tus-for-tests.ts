import { expect } from "vitest";
import type { MemberKey, SpaceForTests } from "#service/acma/space-for-tests.ts";
import { createMedia, fileEntry, pathOf, worked } from "#service/media/media-for-tests.ts";

/** tus by plain requests, to a service that listens. */
export class TusForTests {
  readonly #space: SpaceForTests;

  constructor(space: SpaceForTests) {
    this.#space = space;
  }

  get endpoint(): string {
    return `${this.#space.service.url}/upload/v1/spaces/demo/uploads/resumable`;
  }

  headersOf(member: MemberKey = "ada") {
    return { "Tus-Resumable": "1.0.0", Authorization: `Bearer ${this.#space.accessToken(member)}` };
  }

  async send(method: string, url: string, headers: Record<string, string> = {}, body?: Buffer) {
    const init = { method, headers, ...(body === undefined ? {} : { body: new Uint8Array(body) }) };
    const response = await fetch(url, init);
    const answer = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: answer === "" ? undefined : JSON.parse(answer),
    };
  }

  /** The address of a new Upload. */
  async begun(size: number, member: MemberKey = "ada", more: Record<string, string> = {}): Promise<string> {
    const { status, headers } = await this.send("POST", this.endpoint, {
      ...this.headersOf(member),
      "Upload-Length": String(size),
      ...more,
    });
    expect(status).toBe(201);
    return headers.get("location") ?? "";
  }

  patch(url: string, offset: number, bytes: Buffer, member: MemberKey = "ada") {
    const headers = {
      ...this.headersOf(member),
      "Upload-Offset": String(offset),
      "Content-Type": "application/offset+octet-stream",
    };
    return this.send("PATCH", url, headers, bytes);
  }

  async offsetOf(url: string): Promise<number> {
    const { headers } = await this.send("HEAD", url, this.headersOf());
    return Number(headers.get("upload-offset"));
  }

  /** What is delivered of an Upload once a Media has it. */
  async deliveredBytes(url: string): Promise<Buffer> {
    const entry = fileEntry(idOf(url), { fileName: "a.bin", contentType: "application/octet-stream" });
    const { body, status } = await createMedia(this.#space, "ada", {
      fields: { file: { "en-US": entry } },
    });
    expect(status).toBe(201);
    const { fields } = await worked(this.#space, body.sys.id);
    return (await this.#space.call(undefined, pathOf(fields.file["en-US"].url))).body;
  }
}

export const idOf = (url: string) => url.split("/").at(-1) ?? "";
