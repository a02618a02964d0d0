import { expect, test } from "vitest";
import type { MediaWords } from "#lib/content/media/media-words.ts";
import { asked, refusal, space } from "../stub-space-for-tests.ts";
import { saveWords } from "./save-words.ts";

const words = (title: string, korean = ""): MediaWords => ({
  title: { "en-US": title, "ko-KR": korean },
  description: { "en-US": "", "ko-KR": "" },
});

function media(version: number, title: Record<string, string>): Response {
  return Response.json({
    sys: {
      ...{
        id: "m",
        type: "Media",
        version,
        createdAt: "2026-01-01T00:00:00Z",
        updatedAt: "2026-01-01T00:00:00Z",
      },
      createdBy: { sys: { id: "ada" } },
    },
    fields: { title },
  });
}

const save = {
  mediaId: "m",
  version: 3,
  base: words("Tide"),
  words: words("High tide"),
  localeIds: ["en-US", "ko-KR"],
};
const outdated = () => refusal(409, "VersionMismatch");

test("the version that it was made from goes along, and nothing but title and description", async () => {
  const { send, calls } = space(media(4, { "en-US": "High tide" }));
  expect((await saveWords(send, save)).is).toBe("saved");
  expect(calls[0]).toMatchObject({
    ...{ endpoint: "updateMedia", version: 3 },
    body: { fields: { title: { "en-US": "High tide" }, description: {} } },
  });
});

test("what both have changed is handed back with both sides", async () => {
  const { send, calls } = space(outdated(), media(4, { "en-US": "Low tide" }));
  expect(await saveWords(send, save)).toMatchObject({
    is: "conflict",
    media: { sys: { version: 4 } },
    merged: { words: words("High tide"), open: [{ field: "title", localeId: "en-US" }] },
  });
  expect(asked(calls)).toEqual(["updateMedia", "readMedia"]);
});

test("what they alone have changed is put together with mine and sent again", async () => {
  const { send, calls } = space(
    outdated(),
    media(4, { "en-US": "Tide", "ko-KR": "밀물" }),
    media(5, { "en-US": "High tide", "ko-KR": "밀물" }),
  );
  expect((await saveWords(send, save)).is).toBe("saved");
  expect(calls.at(-1)).toMatchObject({
    version: 4,
    body: { fields: { title: { "en-US": "High tide", "ko-KR": "밀물" } } },
  });
});

test("an answer that was lost is looked for before one speaks", async () => {
  const arrived = space("broken" as const, media(4, { "en-US": "High tide" }));
  expect((await saveWords(arrived.send, save)).is).toBe("saved");
  const lost = space("broken" as const, media(3, { "en-US": "Tide" }));
  expect(await saveWords(lost.send, save)).toMatchObject({ is: "problem", problem: "unreachable" });
});

test.each([
  [refusal(403, "AccessDenied"), "refused"],
  [refusal(404, "NotFound"), "gone"],
  [refusal(422, "ValidationFailed"), "invalid"],
  [refusal(401, "SessionEnded"), "ended"],
  [refusal(503, "Unavailable"), "unreachable"],
])("a refusal is a sentence", async (answer, problem) => {
  expect(await saveWords(space(answer).send, save)).toMatchObject({ is: "problem", problem });
});
