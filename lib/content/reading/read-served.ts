import { selected } from "#lib/content/search-methods.ts";
import type { Content } from "#lib/space/content.ts";
import { listContents } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { undefinedWhenRefused } from "#lib/space/space-error.ts";

/** The neighbours of an item by publish time, with names; the page works without them. */
export async function servedBeside(
  published: Send,
  { sys }: Content,
  displayField: string | undefined,
): Promise<{ earlier: Content | undefined; later: Content | undefined }> {
  const [path, at] = momentOf(sys);
  const nearest = async (condition: "lt" | "gt", order: string) =>
    await listContents(published, sys.contentType.sys.id, {
      limit: 1,
      order,
      include: 1,
      conditions: [[`${path}[${condition}]`, at], ...selected(displayField)],
    }).then(({ items }) => items[0], undefinedWhenRefused);
  const [earlier, later] = await Promise.all([nearest("lt", `-${path}`), nearest("gt", path)]);
  return { earlier, later };
}

/** The publish time, else the creation time, and its wire path. */
function momentOf({ publish, createdAt }: Content["sys"]): [path: string, at: string] {
  return publish?.at === undefined ? ["sys.createdAt", createdAt] : ["sys.publish.at", publish.at];
}
