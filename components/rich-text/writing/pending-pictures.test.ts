import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { writingExtensions } from "./extensions.ts";
import { fillPlace, followPosition, holdPlaces, PendingPictures } from "./pending-pictures.ts";

const extensions = [
  ...writingExtensions({ keptAsItIs: "Can’t be edited here", picture: "Photo" }, []),
  PendingPictures,
];

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const documentOf = (text: string) => ({ type: "doc", content: [paragraph(text)] });

function editorOf(text: string): Editor {
  const editor = new Editor({ element: null, extensions, content: documentOf(text) });
  editor.view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }));
  return editor;
}

const typesIn = (editor: Editor) => editor.getJSON().content.map(({ type }) => type);

test("a picture dropped at the end of a text is added there, also if the text got shorter meanwhile", () => {
  const editor = editorOf("Low water at ten");
  const position = followPosition(editor, editor.state.doc.content.size);
  editor.commands.setContent(documentOf("Low"));
  holdPlaces(editor, ["upload"], position());
  editor.commands.insertContentAt(editor.state.doc.content.size, paragraph("Later"));
  fillPlace(editor, { src: "/wave.png" }, { uploadId: "upload", laterMedia: [] });
  expect(typesIn(editor)).toEqual(["paragraph", "image", "paragraph"]);
});

test("a picture is added where it was dropped, also if text was inserted before that meanwhile", () => {
  const editor = editorOf("Low");
  const position = followPosition(editor, editor.state.doc.content.size);
  editor.commands.insertContentAt(0, [paragraph("High"), paragraph("Tide")]);
  holdPlaces(editor, ["upload"], position());
  fillPlace(editor, { src: "/wave.png" }, { uploadId: "upload", laterMedia: [] });
  expect(typesIn(editor)).toEqual(["paragraph", "paragraph", "paragraph", "image"]);
});
