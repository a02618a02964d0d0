import type { Content } from "#lib/space/content.ts";
import { listContents, listContentsOfAnyType } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { undefinedWhenRefused } from "#lib/space/space-error.ts";

const newestCount = 9;

/** What was published last, of all types; undefined if the service didn't answer. */
export async function servedNewest(published: Send, limit = newestCount): Promise<Content[] | undefined> {
  return await listContentsOfAnyType(published, {
    limit,
    order: "-sys.publish.at",
    include: 1,
  }).then(({ items }) => items, undefinedWhenRefused);
}

/** The neighbours of an item by publish time, with names; the page works without them. */
export async function servedBeside(
  published: Send,
  { sys }: Content,
  displayField: string,
): Promise<{ earlier: Content | undefined; later: Content | undefined }> {
  const [path, at] = momentOf(sys);
  const nearest = async (condition: "lt" | "gt", order: string) =>
    await listContents(published, sys.contentType.sys.id, {
      limit: 1,
      order,
      conditions: [
        [`${path}[${condition}]`, at],
        ["select", `fields.${displayField}`],
      ],
    }).then(({ items }) => items[0], undefinedWhenRefused);
  const [earlier, later] = await Promise.all([nearest("lt", `-${path}`), nearest("gt", path)]);
  return { earlier, later };
}

/** The publish time, else the creation time, and its wire path. */
function momentOf({ publish, createdAt }: Content["sys"]): [path: string, at: string] {
  return publish?.at === undefined ? ["sys.createdAt", createdAt] : ["sys.publish.at", publish.at];
}
