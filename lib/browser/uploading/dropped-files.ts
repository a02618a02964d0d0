import { askBeforeLeaving } from "./upload-context.ts";

/** Of this page alone: from another window, a picture is a file. */
const ownDrag = `application/x-page-drag-${Math.random().toString(36).slice(2)}`;

/** Marks what is dragged out of the page: browsers say of a picture that it is a file too. */
export function markOwnDrag({ dataTransfer }: DragEvent): void {
  dataTransfer?.setData(ownDrag, "1");
}

/** Whether files are dragged, and from elsewhere. */
export function hasFiles(data: DataTransfer | null): data is DataTransfer {
  return data?.types.includes("Files") === true && !data.types.includes(ownDrag);
}

/**
 * Calls `onFiles` with the files that were dropped or pasted, before it returns if there is no folder among them. A
 * folder stands for its files. Browsers tell what a folder is during the event alone.
 */
export function takeFiles(data: DataTransfer, onFiles: (files: File[]) => void): void {
  const items = [...data.items].filter(({ kind }) => kind === "file");
  const dropped = items.map((item) => ({ file: item.getAsFile(), entry: item.webkitGetAsEntry() }));
  if (!dropped.some(({ entry }) => isFolder(entry))) {
    onFiles([...data.files]);
    return;
  }
  const all = dropped.map(async ({ file, entry }) => {
    const files = isFolder(entry) ? await filesIn(entry) : [];
    // The upload of a folder itself fails, and says that it is empty.
    return files.length > 0 || file === null ? files : [file];
  });
  askBeforeLeaving(dropped, true);
  void Promise.all(all)
    .then((files) => onFiles(files.flat()))
    .finally(() => askBeforeLeaving(dropped, false));
}

const byName = new Intl.Collator(undefined, { numeric: true });
const hidden = /^(?:\.|thumbs\.db$|desktop\.ini$)/i;

/**
 * The files of a folder and of those in it by their names, without hidden ones. What can't be read is an empty file, whose
 * upload fails; so is the rest of a folder.
 */
async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const entries: FileSystemEntry[] = [];
  const isRead = await addEntries(folder, entries).then(
    () => true,
    () => false,
  );
  const files = entries
    .filter(({ name }) => !hidden.test(name))
    .sort((one, other) => byName.compare(one.name, other.name))
    .map((entry) => filesOf(entry).catch(() => new File([], entry.name)));
  const rest = isRead ? [] : [new File([], folder.name)];
  return [...(await Promise.all(files)).flat(), ...rest];
}

async function filesOf(entry: FileSystemEntry): Promise<File | File[]> {
  if (isFolder(entry)) return await filesIn(entry);
  return isFile(entry) ? await fileOf(entry) : [];
}

/** A reader answers with some entries at a time, and with none at the end. */
async function addEntries(folder: FileSystemDirectoryEntry, all: FileSystemEntry[]): Promise<void> {
  const reader = folder.createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((...end) => reader.readEntries(...end));
    if (some.length === 0) return;
    all.push(...some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((...end) => entry.file(...end));
}

function isFolder(entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
