import type { BrowserContext, Page } from "@playwright/test";
import type { PagesAdapter } from "../adapter.ts";
import { equal, NotApplicable, that } from "../expect.ts";
import type { Row } from "../row.ts";
import { pause, type Stage } from "../stage.ts";
import { privateMark } from "../stub-space/acma.ts";
import type { StubMember } from "../stub-space/member.ts";

const patienceMs = 15_000;

interface Scene {
  context: BrowserContext;
  pages: PagesAdapter;
  member: StubMember;
  page: Page;
}

/** A browser of its own in which a new member is signed in. */
async function scene(stage: Stage): Promise<Scene> {
  const { pages } = stage.adapter;
  if (pages === undefined) throw new NotApplicable("the adapter says nothing of its pages");
  const context = await stage.chromium();
  context.setDefaultTimeout(patienceMs);
  const member = (await stage.site).member();
  const page = await context.newPage();
  await pages.beginSignIn(page);
  await answerWho(page, member);
  return { context, pages, member, page };
}

/** At the Space's own page. */
async function answerWho(page: Page, member: StubMember): Promise<void> {
  await page.getByLabel("Member").fill(member.id);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function shows(page: Page, text: string): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

/** Of a page that may just be on its way to another one. */
async function contentOf(page: Page): Promise<string> {
  for (const until = Date.now() + patienceMs; ; await pause(100)) {
    try {
      await page.waitForLoadState();
      return await page.content();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

async function hasNothingOf(page: Page, text: string, what: string): Promise<void> {
  that(!(await contentOf(page)).includes(text), `${what} still has ${text}`);
  // Behind the first page there is the empty one, which has no storage.
  if (!page.url().startsWith("http")) return;
  const kept = await page
    .evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    .catch(() => "");
  that(!kept.includes(text), `the storage of ${what} still has ${text}`);
}

async function eventually(holds: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(50)) if (await holds()) return;
  that(false, otherwise);
}

/** F, G: what only a real browser shows. */
export const pageRows: readonly Row[] = [
  {
    id: "F6",
    says: "After a sign-out the other tabs leave, and the back button shows nothing private",
    lane: "own",
    onlyOnce: true,
    run: async (stage) => {
      const { context, pages, member, page } = await scene(stage);
      const [path = "/"] = stage.adapter.memberPages;
      const mark = privateMark(member);
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.goto(path);
        await shows(tab, mark);
      }
      await pages.signOut(page);
      await eventually(
        async () => !(await contentOf(other)).includes(mark),
        "another tab still shows what is private",
      );
      for (const tab of [page, other]) {
        await tab.goBack().catch(() => undefined);
        await pause(300);
        await hasNothingOf(tab, mark, "the page behind the back button");
      }
      await context.close();
    },
  },
  {
    id: "F7",
    says: "A member who signs in after another one in the same browser sees nothing of theirs",
    lane: "own",
    onlyOnce: true,
    run: async (stage) => {
      const { context, pages, member, page } = await scene(stage);
      const [path = "/"] = stage.adapter.memberPages;
      await page.goto(path);
      await shows(page, privateMark(member));
      await pages.signOut(page);
      const second = (await stage.site).member();
      await pages.beginSignIn(page);
      await answerWho(page, second);
      for (const address of stage.adapter.memberPages) {
        await page.goto(address);
        await page.waitForLoadState();
        await hasNothingOf(page, privateMark(member), address);
      }
      await page.goto(path);
      await shows(page, privateMark(second));
      await page.goBack();
      await hasNothingOf(page, privateMark(member), "the page behind the back button");
      await context.close();
    },
  },
  {
    id: "G1",
    says: "The session ends while a form is half filled: after signing in beside it the form is unchanged and is sent once",
    lane: "own",
    onlyOnce: true,
    run: async (stage) => {
      const { context, pages, member, page } = await scene(stage);
      const words = `half written by ${member.id}`;
      await page.goto(pages.form.path);
      await pages.form.field(page).fill(words);
      await pages.form.kept(page);
      for (const token of member.tokens) token.dead = true;
      await pages.form.send(page);
      const where = await pages.signInAgain(page);
      const closed = where === page ? Promise.resolve() : where.waitForEvent("close");
      await answerWho(where, member);
      await closed;
      equal(await pages.form.field(page).inputValue(), words, "the field after signing in again");
      await pages.form.send(page);
      const sent = () =>
        member.callsOf("call").filter(({ method, token }) => method === "POST" && !token?.dead);
      await eventually(() => sent().length > 0, "it was not sent");
      await pause(500);
      equal(sent().length, 1, "times that it was sent");
      that(sent()[0]?.body.toString().includes(words) ?? false, "something else was sent");
      await context.close();
    },
  },
  {
    id: "G2",
    says: "A draft is never visible to another member, and is restored for its author",
    lane: "own",
    onlyOnce: true,
    run: async (stage) => {
      const { context, pages, member, page } = await scene(stage);
      const words = `a draft by ${member.id}`;
      await page.goto(pages.form.path);
      await pages.form.field(page).fill(words);
      await pages.form.kept(page);
      const second = (await stage.site).member();
      for (const who of [second, member]) {
        await context.clearCookies();
        await pages.beginSignIn(page);
        await answerWho(page, who);
        await page.goto(pages.form.path);
        await pages.form.field(page).waitFor();
        if (who === member) continue;
        await pause(1_000);
        equal(await pages.form.field(page).inputValue(), "", "the field of another member");
        await hasNothingOf(page, words, "another member's form");
      }
      await eventually(
        async () => (await pages.form.field(page).inputValue()) === words,
        "the draft is not there for its own member",
      );
      await context.close();
    },
  },
];
