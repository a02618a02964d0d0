import { listening } from "./listening.ts";
import { Librarian } from "./media/librarian.ts";
import { expect, test } from "./portal.ts";
import { makeContent } from "./space-calls.ts";

// The policy may refuse what a page tries; here nothing is to be tried at all, so nothing is expected.
test("an avatar and a picture in a text at another address make no browser call it @both", async ({
  page,
  context,
  portal,
}) => {
  await Librarian.in(context, portal.url);
  const asked: string[] = [];
  await context.route(/tracker\.example/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto("/profile");
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ nickname: "Far Away", avatarUrl: "https://tracker.example/face.png" });
    const headers = { "content-type": "application/json", "x-portal": "1" };
    return (await fetch("/api/acma/me", { method: "PATCH", headers, body })).status;
  });
  expect(status).toBe(200);
  const picture = (name: string) => ({
    type: "image",
    attrs: { src: `https://tracker.example/${name}.png`, alt: "A far boat", caption: "Seen once" },
  });
  const made = await makeContent(page, "article", {
    title: { "en-US": `Far ${Date.now()}` },
    story: { "en-US": { type: "doc", content: [picture("a"), { type: "paragraph" }, picture("b")] } },
  });

  const item = `/contents/article/${made.sys.id}`;
  for (const path of ["/profile", "/contents/article?mine=1", item, `/read/article/${made.sys.id}`]) {
    await page.goto(path);
    await listening(page, "main h1");
    const avatar = page.getByRole("main").getByText("FA", { exact: true }).first();
    await expect(avatar).toBeAttached();
    await expect(page.locator('img[src*="tracker"]')).toHaveCount(0);
  }
  const link = page.getByRole("link", { name: "A far boat (photo on tracker.example)" });
  await expect(link).toHaveCount(2);
  await expect(link.first()).toHaveAttribute("rel", /noopener noreferrer/);
  await expect(link.first()).toHaveAttribute("href", "https://tracker.example/a.png");

  await page.goto(`${item}/edit`);
  const story = page.getByRole("textbox", { name: /^Story/ }).first();
  await story.focus();
  await expect(page.locator(".tiptap [data-part=no-picture]").first()).toHaveText("A far boat");
  expect(asked).toEqual([]);
});

test("the policy of a page names no scheme as a whole for pictures", async ({ request }) => {
  const policy = (await request.get("/sign-in")).headers()["content-security-policy"] ?? "";
  const sources = (name: string) =>
    policy
      .split("; ")
      .find((part) => part.startsWith(`${name} `))
      ?.split(" ") ?? [];
  for (const name of ["img-src", "media-src"]) {
    expect(sources(name)).not.toContain("https:");
    expect(sources(name)).toContain("https://pictures.example");
  }
});
