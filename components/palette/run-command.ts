import { addFiles, uploadLimits } from "#lib/browser/uploading/uploads.ts";
import { acceptOf } from "#lib/content/media/file-kind.ts";
import { allowedKinds } from "#lib/content/media/file-limits.ts";
import { paths } from "#lib/paths.ts";
import type { Command } from "./palette-state.ts";

/** Runs a command of the palette, in the user activation of the press that chose it. */
export function runCommand(command: Exclude<Command, { is: "keys" }>): void {
  if (command.is === "preference") savePreference(command);
  else if (command.is === "upload") chooseFiles();
  else signOut();
}

/** As the forms of the account menu do. */
function savePreference({ name, value }: Extract<Command, { is: "preference" }>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = paths.preferences();
  const { pathname, search } = window.location;
  for (const [field, text] of [
    [name, value],
    ["returnTo", pathname + search],
  ] as const) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name: field, value: text });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

function chooseFiles(): void {
  const input = document.createElement("input");
  const accept = acceptOf(allowedKinds(uploadLimits(), undefined)) ?? "";
  Object.assign(input, { type: "file", multiple: true, accept });
  input.addEventListener("change", () => addFiles([...(input.files ?? [])], {}));
  input.click();
}

/** By the form of the account menu, which asks about drafts first; pages without that menu lead to the profile. */
function signOut(): void {
  const form = document.querySelector<HTMLFormElement>(`form[action="${paths.logout()}"]`);
  if (form) form.requestSubmit();
  else window.location.assign(paths.profile());
}
