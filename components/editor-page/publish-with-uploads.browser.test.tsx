import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inertRouter, renderForTests } from "#components/ui/render-for-tests.tsx";
import { PageUploads } from "#components/upload/page-uploads.tsx";
import {
  dropFiles,
  holdSends,
  pngFile,
  processLater,
  sendOf,
  stubSpace,
} from "#components/upload/stub-uploads-for-tests.ts";
import { uploadsNow } from "#lib/browser/uploading/uploads.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { Editor } from "./editor.tsx";

const library = vi.hoisted(() => ({ isLoaded: Promise.resolve() }));
const replace = vi.fn();

vi.mock("#lib/browser/uploading/tus-sender.ts", async () => {
  const { stubbedSender } = await import("#components/upload/stub-uploads-for-tests.ts");
  return stubbedSender;
});
vi.mock("#components/rich-text/load-writing.ts", async (importOriginal) => {
  const { loadWriting } = await importOriginal<{ loadWriting: () => Promise<unknown> }>();
  return {
    loadWriting: () => library.isLoaded.then(loadWriting),
    prefetchWriting: () => undefined,
  };
});

const base = { required: false, localized: false };
const media = { targetType: "Media" as const };
const fields: Field[] = [
  { ...base, apiName: "title", label: "Title", type: "Text", required: true },
  { ...base, apiName: "story", label: "Story", type: "RichText" },
  { ...base, apiName: "cover", label: "Cover", type: "Refer", target: media },
  { ...base, apiName: "photos", label: "Photos", type: "Array", items: { type: "Refer", target: media } },
  {
    ...{ ...base, apiName: "place", label: "Place", type: "Refer" },
    target: { targetType: "Content", contentType: "place" },
  },
];
const common = { icon: "box" as const, create: true, columns: [] };
const article: ContentType = {
  ...{ ...common, id: "article", label: { one: "Article", many: "Articles" }, displayField: "title", fields },
};
const place: ContentType = {
  ...{ ...common, id: "place", label: { one: "Place", many: "Places" }, displayField: "name" },
  fields: [
    { ...base, apiName: "name", label: "Name", type: "Text", required: true },
    { ...base, apiName: "picture", label: "Photo", type: "Refer", target: media, required: true },
  ],
};
const locales = [{ id: "en-US", label: "English", name: "English" }];
const naming = {
  localeId: "en-US",
  localeIds: ["en-US"],
  titleFields: { article: "title", place: "name" },
  pictureFields: {},
};

let members = 0;

/** Opens an editor with a new draft of a new member, and gives it a title. */
async function begin(): Promise<void> {
  const memberId = `member-${members++}`;
  await renderForTests(
    <>
      <PageUploads memberId={memberId} localeId="en-US" limits={undefined} />
      <Editor
        {...{ memberId, type: article, locales, naming, looks: {}, types: [article, place] }}
        draftId="draft"
        draftSpace={null}
      />
    </>,
    { identity: { spaceId: "demo", memberId }, router: { ...inertRouter, replace, push: replace } },
  );
  await page.getByLabelText("Title").fill("Low water");
}

const alertWith = (text: string) => page.getByRole("alert").filter({ hasText: text });
const statusWith = (text: string) => page.getByRole("status").filter({ hasText: text });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const publish = () => button("Publish").click();
const tray = page.getByRole("region", { name: "Uploads" });
const row = (name: string) => tray.getByRole("listitem").filter({ hasText: name });
const story = page.getByRole("textbox", { name: "Story" });
const dropInto = async (where: "cover" | "photos" | "story", ...names: string[]) => {
  const files = names.map((name) => pngFile(`${name}.png`));
  if (where === "story") return dropFiles(document.querySelector("[data-phase]") ?? document.body, ...files);
  const chooser = button(where === "cover" ? "Choose Cover" : "Add to Photos");
  // Fields are loaded after the page.
  await expect.element(chooser).toBeVisible();
  dropFiles(chooser.element().closest("[data-upload-into]") ?? document.body, ...files);
};

let published: ReturnType<typeof stubSpace>;
let createsMedia = async (_body: string) => {};

beforeEach(() => {
  replace.mockClear();
  library.isLoaded = Promise.resolve();
  createsMedia = async () => {};
  published = stubSpace(async (method, path, body) => {
    if (method === "POST" && path.endsWith("/media")) await createsMedia(body);
    return undefined;
  });
});

/** Publishes a new article with a file that is still being sent. */
async function publishWith(name: string, where: "cover" | "story" = "cover"): Promise<void> {
  await begin();
  holdSends();
  await dropInto(where, name);
  await publish();
}

/** What was published, once its page is opened. */
async function publishedFields(): Promise<Record<string, unknown>> {
  await expect.poll(() => replace.mock.calls.flat()).toEqual(["/contents/article/made"]);
  expect(published).toHaveLength(1);
  return published[0]?.fields ?? {};
}

/** The titles of the Media that a field or a text refers to, in their order. */
const titlesIn = (value: unknown) =>
  [...JSON.stringify(value ?? null).matchAll(/"id":"media-of-([^"]*)"/g)].map(([, title]) => title);

test.each([
  [413, "cover"],
  [415, "story"],
] as const)(
  "a publish stops for a file refused with %d, names it, and has it after a retry",
  async (status, where) => {
    const name = `refused-${status}`;
    await publishWith(name, where);
    (await sendOf(name)).end({ status });
    await expect.element(alertWith(`${name}.png`)).toBeVisible();
    expect(published).toEqual([]);
    await button("Try again").click();
    (await sendOf(name, 2)).end();
    expect(titlesIn((await publishedFields())[where])).toEqual([name]);
  },
);

test("a refused file is left out when the member publishes without it", async () => {
  await publishWith("left-out");
  (await sendOf("left-out")).end({ status: 415 });
  await button("Publish without it").click();
  expect((await publishedFields()).cover).toBeUndefined();
});

test("a press on Publish without it counts when the file stops during the press", async () => {
  await publishWith("pressed");
  (await sendOf("pressed")).sentBytes(10);
  window.addEventListener("mousedown", () => window.dispatchEvent(new Event("offline")), { once: true });
  const stopped: boolean[] = [];
  window.addEventListener("mouseup", () => stopped.push(button("Try again").elements().length === 1), {
    capture: true,
    once: true,
  });
  await userEvent.click(button("Publish without it"), { delay: 300 });
  expect(stopped).toEqual([true]);
  expect((await publishedFields()).cover).toBeUndefined();
});

test("publishing says which upload it waits for, and stops when that is paused", async () => {
  await publishWith("paused");
  await expect.element(statusWith("This will be published when paused.png is uploaded.")).toBeVisible();
  await sendOf("paused");
  await row("paused")
    .getByRole("button", { name: /^Pause/ })
    .click();
  const alert = alertWith("paused.png: Paused at");
  await expect.element(alert).toBeVisible();
  // Pressed once more, it is still not left out.
  await publish();
  await expect.element(alert).toBeVisible();
  expect(published).toEqual([]);
  await button("Try again").click();
  (await sendOf("paused", 2)).end();
  expect(titlesIn((await publishedFields()).cover)).toEqual(["paused"]);
});

test.each(["photos", "story"] as const)(
  "files that are dropped together keep their order in %s, whichever arrives first",
  async (where) => {
    await begin();
    const titles = ["one", "two", "three", "four"].map((which) => `${which}-in-${where}`);
    const created = titles.map(() => Promise.withResolvers<void>());
    // The first waits for the last, and the second for the third, as three are created at once.
    createsMedia = async (body) => {
      const at = titles.findIndex((title) => body.includes(title));
      await [created[3], created[2]][at]?.promise;
      created[at]?.resolve();
    };
    if (where === "story") {
      story.element().focus();
      await userEvent.keyboard("Before the pictures.");
      await expect.element(story).toMatchTextContent("Before the pictures.");
    }
    await dropInto(where, ...titles);
    await publish();
    expect(titlesIn((await publishedFields())[where])).toEqual(titles);
  },
);

test("a picture that is dropped on a text whose editor loads late is published with it", async () => {
  let load = () => {};
  library.isLoaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await begin();
  await dropInto("story", "early");
  await expect.element(row("early")).toBeVisible();
  // It is uploaded, and is no longer in the tray.
  await expect.element(row("early"), { timeout: 8_000 }).not.toBeInTheDocument();
  await publish();
  await expect.element(statusWith("early.png")).toBeVisible();
  load();
  expect(titlesIn((await publishedFields()).story)).toEqual(["early"]);
});

test("a file that is dropped on a field before its draft is open is published with it", async () => {
  // A device that is slow to say which tab edits the draft.
  const dropped = new Promise((resolve) => addEventListener("drop", resolve, { capture: true, once: true }));
  const request = navigator.locks.request.bind(navigator.locks);
  const late = async (...parameters: Parameters<typeof request>) => {
    await dropped;
    return await request(...parameters);
  };
  vi.spyOn(navigator.locks, "request").mockImplementation(late);
  await begin();
  await dropInto("cover", "before-the-draft");
  await publish();
  expect(titlesIn((await publishedFields()).cover)).toEqual(["before-the-draft"]);
});

test("Cancel ends a create in place that waits for a file, which is published when that is pressed again", async () => {
  await begin();
  holdSends();
  const places = page.getByRole("dialog", { name: "Place", exact: true });
  const making = page.getByRole("dialog", { name: "New place" });
  const open = () => places.getByRole("button", { name: "New place" }).click();
  const create = making.getByRole("button", { name: "Publish and select" });
  await page.getByRole("button", { name: "Choose Place" }).click();
  await open();
  await making.getByRole("textbox", { name: "Name" }).fill("Pier");
  dropFiles(document.querySelector("dialog dialog [data-upload-into]") ?? document.body, pngFile("pier.png"));
  await create.click();
  await expect.element(making.getByRole("status").filter({ hasText: "pier.png" })).toBeVisible();
  await making.getByRole("button", { name: "Cancel" }).click();
  await open();
  (await sendOf("pier")).end();
  await expect
    .poll(() => making.element().querySelector("[data-part=target]")?.textContent)
    .toContain("pier");
  await expect.poll(() => uploadsNow().filter(({ target }) => target?.startsWith("here-"))).toEqual([]);
  expect(published).toEqual([]);
  await create.click();
  await expect.element(page.getByRole("link", { name: "Open Pier in a new tab" })).toBeVisible();
  expect(published.map(({ fields }) => titlesIn(fields.picture))).toEqual([["pier"]]);
});

test("a field of one keeps its height from the choice of a file until it has the Media", async () => {
  await begin();
  holdSends();
  const chooser = button("Choose Cover");
  await expect.element(chooser).toBeVisible();
  const field = chooser.element().closest<HTMLElement>("[data-upload-into]");
  if (field === null) throw new Error("The field takes no files.");
  const looks: string[] = [];
  const look = () => {
    const part = field.querySelector("[data-part=target]");
    const state = part === null ? "empty" : part.querySelector("progress") === null ? "chosen" : "pending";
    const now = `${state} ${field.offsetHeight}`;
    if (looks.at(-1) !== now) looks.push(now);
  };
  look();
  const height = field.offsetHeight;
  const observer = new MutationObserver(look);
  observer.observe(field, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await dropInto("cover", "steady");
  (await sendOf("steady")).end();
  await expect.element(page.getByRole("button", { name: "Change Cover" })).toBeVisible();
  expect(looks).toEqual([`empty ${height}`, `pending ${height}`, `chosen ${height}`]);
});

test("a field shows the picture of its Media once that is processed", async () => {
  await begin();
  const process = processLater();
  await dropInto("cover", "processed-later");
  await expect.element(page.getByRole("button", { name: "Change Cover" })).toBeVisible();
  const picture = () => document.querySelector<HTMLImageElement>("[data-part=target] img")?.src;
  expect(picture()).toBeUndefined();
  process();
  await expect.poll(picture).toContain("/picture.png");
});

test("adding a file cancels a waiting publish; the next one includes the file", async () => {
  await begin();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await publish();
  await expect.element(statusWith("Waiting for a connection.")).toBeVisible();
  holdSends();
  await dropInto("cover", "tide");
  await expect.element(statusWith("no longer waiting to be published")).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  (await sendOf("tide")).end();
  await expect.poll(() => uploadsNow().some(({ fileName }) => fileName === "tide.png")).toBe(false);
  expect(published).toEqual([]);
  await publish();
  expect(titlesIn((await publishedFields()).cover)).toEqual(["tide"]);
});
