import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { DemoMedia } from "#service/database/seed/demo-data.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { resourceColumns, storedFields, unlocalized } from "#service/database/seed/demo-resource.ts";

const assets = join(import.meta.dirname, "../../demo/media");

/** The rows of `media`: processed WebP pictures whose bytes stay in the repository. */
export async function mediaRows(media: DemoMedia[], now: Date) {
  return Promise.all(
    media.map(async (picture) => ({
      ...resourceColumns(picture, now),
      id: demoId("media", picture.key),
      fields: storedFields({
        title: picture.title,
        description: picture.description,
        file: unlocalized(await fileEntry(picture)),
      }),
    })),
  );
}

async function fileEntry({ file, width, height }: DemoMedia) {
  const { size } = await stat(join(assets, file));
  return {
    fileName: file,
    contentType: "image/webp",
    mimeGroups: ["Image"],
    state: "PROCESSED",
    detail: { size, image: { width, height } },
    storageKey: `demo/${file}`,
  };
}
