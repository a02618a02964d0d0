import { expect, test } from "vitest";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RichText } from "./rich-text.tsx";

test("a line break in a published text is shown", async () => {
  const text = (value: string) => ({ type: "text", text: value });
  const verse = [text("Low water"), { type: "hardBreak" }, text("at ten")];
  const document = { type: "doc", content: [{ type: "paragraph", content: verse }] };
  const screen = await renderForTests(<RichText document={document} rest={() => undefined} />);
  // biome-ignore lint/performance/useDomNodeTextContent: the styles decide whether the break is shown.
  expect(screen.container.innerText).toBe("Low water\nat ten");
});
