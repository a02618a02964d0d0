import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PictureWell } from "./picture-well.tsx";

const picture = {
  url: "https://files.example/a",
  smaller: [
    { url: "https://files.example/a-320", width: 320 },
    { url: "https://files.example/a-960", width: 960 },
  ],
};
const drawn = (of: { url?: string }) =>
  renderToStaticMarkup(<PictureWell picture={of} icon="icon" className="x" />);

test("a small place fetches the smallest that there is, and nothing else", () => {
  expect(drawn(picture).match(/https:[^"]+/g)).toEqual(["https://files.example/a-320"]);
  expect(drawn({ url: picture.url })).toContain(`src="${picture.url}"`);
  expect(drawn({})).toContain("icon</span>");
});
