import { expect, test } from "vitest";
import { refusal, space } from "#lib/browser/stub-space-for-tests.ts";
import { createMediaOnce, fileNameOf, titleOf, withdraw } from "./create-media.ts";
import { storedUpload } from "./queue-for-tests.ts";

test.each([
  ["IMG_2231.heic", "IMG_2231"],
  ["../../etc/passwd.png", "passwd"],
  ["\u{1f30a} wave.png", "\u{1f30a} wave"],
  ["tide.table.2026.pdf", "tide.table.2026"],
  ["evil\u202egnp.exe", "evilgnp"],
  [`${"\u{1f30a}".repeat(300)}.png`, "\u{1f30a}".repeat(200)],
  [".png", ""],
  ["제주.jpg".normalize("NFD"), "제주".normalize("NFC")],
  [`${"각".repeat(200)}.jpg`.normalize("NFD"), "각".repeat(200)],
])("a title is the name alone: %j", (name, title) => {
  expect(titleOf(name)).toBe(title);
});

test.each([
  ["short.png", "short.png"],
  [`${"x".repeat(230)}.png`, `${"x".repeat(196)}.png`],
  [`${"각".repeat(199)}.png`.normalize("NFD"), `${"각".repeat(196)}.png`],
  [`${"\u{1f30a}".repeat(230)}`, "\u{1f30a}".repeat(200)],
])("a name has at most 200 characters, and its extension: %j", (name, short) => {
  expect(fileNameOf(name)).toBe(short);
});

test("an Upload that has some of its bytes is removed by its id, not as its URL encodes it", async () => {
  const { send, calls } = space(new Response(null, { status: 204 }));
  await withdraw(
    send,
    storedUpload("a", { resumableUrl: "/api/upload/spaces/demo/uploads/resumable/a%2Bb%3D" }),
  );
  expect(calls).toEqual([{ endpoint: "removeResumable", parameters: { uploadId: "a+b=" } }]);
});

test("a name that is handed over in single letters of Hangul arrives composed", async () => {
  const { send, calls } = space(refusal(503, "Unavailable"));
  const stored = {
    ...{ id: "a", memberId: "ada", fileName: "제주.jpg".normalize("NFD"), contentType: "image/jpeg" },
    ...{ sizeBytes: 1, lastModified: 0, addedAt: 0, uploadId: "u" },
  };
  await expect(
    createMediaOnce(send, { stored, localeId: "ko-KR", onRequest: async () => undefined }),
  ).rejects.toThrow();
  expect(calls[0]?.body).toMatchObject({
    fields: { title: { "ko-KR": "제주" }, file: { "ko-KR": { fileName: "제주.jpg".normalize("NFC") } } },
  });
});
