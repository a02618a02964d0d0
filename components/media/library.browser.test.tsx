import { expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { addressForTests, RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import { currentToast, dismissToast } from "#components/ui/toast/toast-store.ts";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { page as pageOf, refusal } from "#lib/browser/stub-space-for-tests.ts";
import { packJson } from "#lib/content/packed-json.ts";
import { Library } from "./library.tsx";

const subject = {
  ...{ localeId: "en-US", localeIds: ["en-US"], titleFields: {} },
  ...{ memberId: "ann", brandName: "Morae", isAdmin: false, usePlaces: [] },
  locales: [{ id: "en-US", label: "English", short: "EN" }],
};

const file = (id: string, name: string) => ({
  sys: {
    ...{ id, type: "Media", createdBy: { sys: { id: "ann" } }, version: 1 },
    ...{ createdAt: "2026-11-20T10:00:30.000Z", updatedAt: "2026-11-20T10:00:30.000Z" },
  },
  fields: {
    title: { "en-US": name },
    file: { "en-US": { fileName: `${name}.txt`, contentType: "text/plain" } },
  },
});

test("an unreadable file is a row that opens it, and deletes it if it is the member's own", async () => {
  const odd = (id: string, by: string) => ({ sys: { id, createdBy: { sys: { id: by } } } });
  const items: object[] = [file("fits", "Tide"), odd("odd-1", "ann"), odd("odd-2", "bea")];
  const deleted: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    if (method === "DELETE") deleted.push(address);
    return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json(pageOf(...items));
  });
  routeForTests("/media");
  await renderForTests(
    <RouterForTests>
      <Library subject={subject} served={packJson({ query: "" })} file={undefined} />
      <Toasts />
    </RouterForTests>,
  );
  await expect.element(page.getByText("Tide", { exact: true })).toBeVisible();
  const rows = page.getByText("can’t be shown: its data has an unexpected format.", { exact: false });
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect
    .element(page.getByRole("link", { name: "Open “odd-1”" }))
    .toHaveAttribute("href", "/media/odd-1");
  await expect.element(page.getByRole("button", { name: "Delete “odd-2”" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Delete “odd-1”" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete “odd-1”?" });
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  items.splice(1, 1);
  dismissToast(currentToast()?.id ?? 0);
  await expect.poll(() => deleted.map((address) => address.split("/").at(-1))).toEqual(["odd-1"]);
  await expect.poll(() => rows.elements().length).toBe(1);
});

test("J and K step from file to file, and the window is titled by the one that is open", async () => {
  const items = [file("tide", "Tide"), file("ebb", "\u202eEbb")];
  vi.stubGlobal("fetch", async (address: string) => {
    const asked = /media\/([a-z]+)/.exec(address)?.[1];
    if (asked === undefined) return Response.json(pageOf(...items));
    const found = items.find(({ sys }) => sys.id === asked);
    return found === undefined ? refusal(404, "NotFound") : Response.json(found);
  });
  routeForTests("/media");
  await renderForTests(
    <RouterForTests>
      <Library subject={subject} served={packJson({ query: "" })} file={undefined} />
    </RouterForTests>,
  );
  const open = (id: string) => window.history.replaceState(null, "", `/media/${id}`);
  await expect.element(page.getByText("Tide", { exact: true })).toBeVisible();
  open("tide");
  await expect.poll(() => document.title).toBe("Tide · Morae");
  open("ebb");
  await expect.poll(() => document.title).toBe("Ebb · Morae");
  await userEvent.keyboard("j");
  expect(addressForTests()).toBe("/media/ebb");
  await userEvent.keyboard("k");
  await expect.poll(addressForTests).toBe("/media/tide");
  await expect.element(page.getByRole("heading", { name: "Tide" })).toHaveFocus();
  await userEvent.keyboard("j");
  await expect.poll(addressForTests).toBe("/media/ebb");
  open("none");
  await expect.poll(() => document.title).toBe("This isn’t available · Morae");
  open("");
  await expect.poll(() => document.title).toBe("Photos and files · Morae");
});

test("J and K continue on the neighbouring page, with its list", async () => {
  const pages = {
    first: { ...pageOf(file("tide", "Tide"), file("ebb", "Ebb")), links: { next: "/?next=second" } },
    second: { ...pageOf(file("flood", "Flood"), file("surf", "Surf")), links: { prev: "/?prev=first" } },
  };
  const answer = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (address: string) => {
    const id = /media\/([a-z]+)/.exec(address)?.[1];
    if (id !== undefined) return Response.json(file(id, id));
    if (!address.includes("next=second")) return Response.json(pages.first);
    await answer.promise;
    return Response.json(pages.second);
  });
  routeForTests("/media");
  await renderForTests(
    <RouterForTests>
      <Library subject={subject} served={packJson({ query: "" })} file={undefined} />
    </RouterForTests>,
  );
  const expectOpen = async (name: string, address: string) => {
    await expect.element(page.getByRole("heading", { name: new RegExp(name, "i") })).toHaveFocus();
    expect(addressForTests()).toBe(address);
  };
  await page.getByRole("link", { name: /Ebb/ }).click();
  await expectOpen("ebb", "/media/ebb");
  // A file stays where something else was begun in it while the next page was on its way.
  await userEvent.keyboard("j");
  await userEvent.tab();
  const focused = document.activeElement;
  answer.resolve();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.activeElement).toBe(focused);
  expect(addressForTests()).toBe("/media/ebb");
  await userEvent.keyboard("j");
  await expectOpen("flood", "/media/flood?next=second");
  await userEvent.keyboard("j");
  await expectOpen("surf", "/media/surf?next=second");
  await userEvent.keyboard("jk");
  await expectOpen("flood", "/media/flood?next=second");
  await userEvent.keyboard("k");
  await expectOpen("ebb", "/media/ebb?prev=first");
});

test("J stays in its page while files are selected or another view loads, and skips what is being deleted", async () => {
  const first = { ...pageOf(file("tide", "Tide"), file("ebb", "Ebb")), links: { next: "/?next=second" } };
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const id = /media\/([a-z]+)/.exec(address)?.[1];
    if (id !== undefined) return Response.json(file(id, id));
    asked.push(address);
    if (address.includes("mimeGroups")) await new Promise(() => {});
    if (!address.includes("next=second")) return Response.json(first);
    return Response.json(pageOf(file("flood", "Flood"), file("surf", "Surf")));
  });
  routeForTests("/media");
  await renderForTests(
    <RouterForTests>
      <Library subject={subject} served={packJson({ query: "" })} file={undefined} />
    </RouterForTests>,
  );
  const press = async (key: string) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard(key);
  };
  const expectStays = async (address: string) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(addressForTests()).toBe(address);
  };
  const isCurrent = () => document.querySelector("[aria-busy=false] > [data-row]") !== null;
  const heading = (name: string) => page.getByRole("heading", { name });
  const tide = page.getByRole("checkbox", { name: "Select Tide" });
  await page.getByRole("link", { name: /Ebb/ }).click();
  await expect.element(heading("ebb")).toHaveFocus();
  await tide.click();
  await press("j");
  await expectStays("/media/ebb");
  await expect.element(tide).toBeChecked();
  await tide.click();
  window.history.replaceState(null, "", "/media/ebb?kind=photo");
  await expect.poll(() => asked.some((address) => address.includes("mimeGroups"))).toBe(true);
  await expect.poll(isCurrent).toBe(false);
  await press("j");
  await expectStays("/media/ebb?kind=photo");
  window.history.replaceState(null, "", "/media/ebb");
  await expect.poll(isCurrent).toBe(true);
  const send = async () => "deleted" as const;
  pageDeletions().add([{ listId: "media", id: "flood", title: "Flood", right: "delete", send }]);
  onTestFinished(() => void pageDeletions().undo());
  await press("j");
  await expect.poll(addressForTests).toBe("/media/surf?next=second");
});

test("beside the rail of a small laptop, the search has space for its placeholder", async () => {
  await page.viewport(1366, 768);
  vi.stubGlobal("fetch", async () => Response.json(pageOf(file("tide", "Tide"))));
  routeForTests("/media");
  await renderForTests(
    <RouterForTests>
      <div style={{ width: 1110 }}>
        <Library subject={subject} served={packJson({ query: "" })} file={undefined} />
      </div>
    </RouterForTests>,
  );
  const name = "Search photos and files";
  const search = page.getByRole("searchbox", { name }).element();
  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas === null) throw new Error("No canvas.");
  canvas.font = getComputedStyle(search).font;
  expect(canvas.measureText(name).width).toBeLessThan(search.clientWidth);
});

test("photos and files are printed without their tools", async () => {
  vi.stubGlobal("fetch", async () => Response.json(pageOf(file("tide", "Tide"))));
  routeForTests("/media");
  await renderForTests(
    <RouterForTests>
      <Library subject={subject} served={packJson({ query: "" })} file={undefined} />
    </RouterForTests>,
  );
  const kinds = page.getByRole("link", { name: "All types" });
  await expect.element(kinds).toBeVisible();
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  onTestFinished(async () => void (await cdp().send("Emulation.setEmulatedMedia", { media: "" })));
  await expect.element(page.getByText("Tide", { exact: true })).toBeVisible();
  await expect.element(kinds).not.toBeInTheDocument();
});

test("on a phone the kinds stay on one line, and the checkboxes of files are within the screen", async () => {
  await page.viewport(360, 740);
  const files = ["tide", "ebb", "flood"].map((id) => file(id, id));
  vi.stubGlobal("fetch", async () => Response.json(pageOf(...files)));
  routeForTests("/media");
  await renderForTests(
    <RouterForTests>
      <Library subject={subject} served={packJson({ query: "" })} file={undefined} />
    </RouterForTests>,
  );
  const links = () => document.querySelectorAll<HTMLElement>("[data-row-link]");
  await expect.poll(() => links().length).toBe(files.length);
  const group = page.getByRole("group", { name: "File type" });
  const tops = group
    .getByRole("link")
    .elements()
    .map((kind) => kind.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  // Their focus rings are whole, although they scroll sideways.
  const { top = 0 } = group.element().parentElement?.getBoundingClientRect() ?? {};
  expect((tops[0] ?? 0) - top).toBeGreaterThanOrEqual(4);
  links()[0]?.focus();
  await userEvent.keyboard(" ");
  const checkboxes = page.getByRole("checkbox");
  await expect.poll(() => checkboxes.elements().length).toBe(files.length);
  for (const checkbox of checkboxes.elements()) {
    expect(checkbox.parentElement?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  }
});
