import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { MediaFile } from "#components/fields/refer/media-file.tsx";
import { ItemPanel } from "#components/item/item-panel.tsx";
import { ReadRow, ReadRows, ReadText, readLinkClass, readPictureClass } from "#components/item/read-row.tsx";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { content } from "#lib/browser/stub-space-for-tests.ts";
import { itemParts } from "#lib/content/item/item-parts.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { ReadingArticle, type ReadSubject } from "./reading-article.tsx";

const type: ContentType = {
  ...{ id: "article", label: { one: "Article", many: "Articles" }, icon: "box", displayField: "title" },
  ...{ create: true, columns: [] },
  fields: [
    { apiName: "title", label: "Title", type: "Text", required: true, localized: false },
    {
      ...{ apiName: "related", label: "Related", required: false, localized: false },
      ...{
        type: "Array",
        items: { type: "Refer", target: { targetType: "Content", contentType: "article" } },
      },
    },
  ],
};
const named = (id: string, fields: object = {}) => content(id, { title: { "en-US": id }, ...fields });
const subject: ReadSubject = {
  content: named("tide", { related: { "en-US": [named("gull"), named("tern")] } }),
  type,
  locales: [{ id: "en-US", label: "English", short: "EN" }],
  reading: { localeId: "en-US", localeIds: ["en-US"], titleFields: { article: "title" } },
  isUnknown: false,
  you: { id: "ann" },
  asked: undefined,
};

test.each([
  ["a published item", <ReadingArticle key="read" subject={subject} />],
  [
    "an item",
    <ItemPanel key="item" subject={subject} parts={itemParts(subject.content, type, subject.reading)} />,
  ],
  [
    "a file",
    <MediaFile
      key="file"
      media={{ mediaId: "m", title: "gull", processing: false }}
      file={{ kind: "pdf", url: "https://example.com/gull.pdf" }}
    />,
  ],
  [
    "a list of published items",
    <ReadRows key="list">
      <ReadRow isLarge picture={<span className={readPictureClass(true)} />}>
        <ReadText
          heading="h2"
          link={
            <a className={readLinkClass} href="/read/article/gull">
              gull
            </a>
          }
          summary={undefined}
        />
      </ReadRow>
    </ReadRows>,
  ],
])("%s is printed no wider than the paper", async (_, item) => {
  await page.viewport(720, 1000);
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  onTestFinished(async () => void (await cdp().send("Emulation.setEmulatedMedia", { media: "" })));
  await renderForTests(<main>{item}</main>);
  await expect.element(page.getByRole("link", { name: /^gull/ })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth).toBe(0);
});
