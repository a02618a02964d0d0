import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { writingExtensions } from "./extensions.ts";
import { fillPlace, holdPlaces, PendingPictures } from "./pending-pictures.ts";

const extensions = [
  ...writingExtensions({ keptAsItIs: "Can’t be edited here", picture: "Photo" }, []),
  PendingPictures,
];

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const documentOf = (text: string) => ({ type: "doc", content: [paragraph(text)] });

test("a picture dropped at the end of a text is added there, also if the text got shorter meanwhile", () => {
  const editor = new Editor({ element: null, extensions, content: documentOf("Low water at ten") });
  editor.view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }));
  const { size } = editor.state.doc.content;
  editor.commands.setContent(documentOf("Low"));
  holdPlaces(editor, ["upload"], size);
  editor.commands.insertContentAt(editor.state.doc.content.size, paragraph("Later"));
  fillPlace(editor, { src: "/wave.png" }, { uploadId: "upload", laterMedia: [] });
  expect(editor.getJSON().content.map(({ type }) => type)).toEqual(["paragraph", "image", "paragraph"]);
});
