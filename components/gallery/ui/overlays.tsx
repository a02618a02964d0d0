import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions, DialogText } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem, MenuLabel, MenuLine, MenuLink, MenuNote } from "#components/ui/menu-item.tsx";
import { Lightbox } from "#components/ui/picture/lightbox.tsx";
import { QuestionActions } from "#components/ui/question-actions.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { offerUndo } from "#components/ui/toast/undo.ts";
import { koreanText, longText } from "../state.tsx";

export function OpenMenu() {
  const id = useId();
  return (
    <>
      <Button popoverTarget={id}>Open the menu</Button>
      <Menu id={id} label="Actions">
        <MenuLabel isTitle>This article</MenuLabel>
        <MenuItem icon={<Icon name="copy" />} end="⌘C">
          Copy
        </MenuItem>
        <MenuItem icon={<Icon name="check" />} aria-pressed>
          Pressed
        </MenuItem>
        <MenuItem disabled>Disabled</MenuItem>
        <MenuLink href="/gallery" aria-current="page">
          The current page
        </MenuLink>
        <MenuLine />
        <MenuItem>{longText}</MenuItem>
        <MenuItem>{koreanText}</MenuItem>
        <MenuItem icon={<Icon name="trash" />} tone="danger">
          Delete
        </MenuItem>
        <MenuNote>Only its author can publish it.</MenuNote>
      </Menu>
    </>
  );
}

const dialogs = {
  usual: { title: "Rename this view" },
  wide: { title: koreanText, wide: true },
  large: { title: longText, large: true },
} as const;

export function OpenDialogs() {
  const [open, setOpen] = useState<string>();
  const id = useId();
  const close = () => setOpen(undefined);
  return (
    <>
      {Object.entries(dialogs).map(([name, props]) => (
        <div key={name}>
          <Button onClick={() => setOpen(name)}>Open the {name} dialog</Button>
          <Dialog {...props} open={open === name} onClose={close}>
            <DialogText>{longText}</DialogText>
            <Field id={`${id}-${name}`} label="Name">
              <TextInput id={`${id}-${name}`} defaultValue="Spring tides" />
            </Field>
            <DialogActions>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Rename
              </Button>
            </DialogActions>
          </Dialog>
        </div>
      ))}
      <Button onClick={() => setOpen("question")}>Open the question</Button>
      <Dialog alert open={open === "question"} onClose={close} title="Delete this article?">
        <DialogText>{longText}</DialogText>
        <QuestionActions keep="Cancel" act="Delete" close={close} onAct={() => {}} />
      </Dialog>
    </>
  );
}

export function OpenToasts() {
  return (
    <>
      <Button onClick={() => toast(koreanText)}>Show a toast</Button>
      <Button onClick={() => offerUndo({ message: longText, label: "Undo", run: () => {} })}>
        Show a toast with Undo
      </Button>
      <Toasts />
    </>
  );
}

const drawing = (color: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300'%3E%3Cpath fill='${color}' d='M0 0h400v300H0z'/%3E%3C/svg%3E`;
const pictures = [
  { title: "Suncheon reeds", description: longText, color: "teal" },
  { title: koreanText, color: "sienna" },
].map(({ color, ...words }, index) => ({
  ...words,
  mediaId: String(index),
  processing: false,
  url: drawing(color),
  width: 400,
  height: 300,
}));

export function OpenLightbox() {
  const [at, setAt] = useState<number>();
  return (
    <>
      <Button onClick={() => setAt(0)}>Open the photo</Button>
      {at !== undefined && (
        <Lightbox pictures={pictures} at={at} onTurn={setAt} onClose={() => setAt(undefined)} />
      )}
    </>
  );
}
