import type { Picture } from "#lib/fields/refer/picture.ts";

/** What a Media is called: its title, else its file's name. */
export function mediaName({ title, fileName }: Picture): string | undefined {
  return title ?? fileName;
}

/** "PDF", "M4A": the end of a file's name, where it says what kind of file it is. */
export function fileEnding({ fileName }: Picture): string | undefined {
  return /\.([a-z0-9]{1,5})$/i.exec(fileName ?? "")?.[1]?.toUpperCase();
}
