import { posix } from "node:path";
import { isTest } from "./import-direction.ts";
import { type ModulePart, modulePartsOf } from "./module-parts.ts";
import type { Source } from "./source.ts";

/** What Next.js renders, each within the layouts of its folder and of those above. */
const rendered = /^app\/.*\b(page|layout|not-found|error)\.tsx$/;
const senders = /<ClientMessages\s+namespaces=\{\[(.*?)\]\}\s*>.*?<\/ClientMessages>/gs;
const uses = /\buseTranslations\((?:"([\w.]+))?/g;
/** ClientMessages sends it besides. */
const always = "ui";

/** A ClientMessages of a server component. */
interface Sender {
  start: number;
  end: number;
  namespaces: readonly string[];
  /** Those that a client component within it uses. */
  used: Set<string>;
}

type Modules = ReadonlyMap<string, MessageModule>;

/**
 * A line for each namespace of messages that a client component uses where the page doesn't send it, and for each that
 * is sent to no component that uses it.
 */
export function pageMessages(sources: readonly Source[]): string[] {
  const ours = sources.filter(({ path }) => /^(app|components)\//.test(path) && !isTest(path));
  const modules = new Map(ours.map((source) => [source.path, new MessageModule(source)]));
  const unsent = [...modules.keys()]
    .filter((path) => rendered.test(path))
    .flatMap((path) => unsentOn(path, modules));
  return [...unsent, ...[...modules.values()].flatMap((module) => module.unused())];
}

function unsentOn(page: string, modules: Modules): string[] {
  const problems = new Set<string>();
  const visited = new Map<Sender | undefined, Set<string>>();
  const visit = (path: string, names: readonly string[], sender: Sender | undefined, inClient: boolean) => {
    const module = modules.get(path);
    if (module === undefined) return;
    const isClient = inClient || module.isClient;
    const known = visited.get(sender) ?? new Set();
    visited.set(sender, known);
    for (const part of module.partsOf(names)) {
      const key = `${path} ${part.offset} ${isClient}`;
      if (known.has(key)) continue;
      known.add(key);
      if (isClient) for (const place of module.unsent(part, sender)) problems.add(`${page}: ${place}`);
      // It sends messages of its own.
      if (part.text.includes("<NextIntlClientProvider")) continue;
      for (const use of part.uses) {
        // What it loads gets all messages with it.
        if (use.isLoaded && module.loadsMessages) continue;
        visit(use.path, use.names, module.senderAt(use.offset) ?? sender, isClient);
      }
    }
  };
  visit(page, ["default"], senderAround(page, modules), false);
  return [...problems];
}

/** Whether messages are among those of another name: `list.row` among `list`. */
function isWithin(namespace: string, sent: string): boolean {
  return namespace === sent || namespace.startsWith(`${sent}.`);
}

/** The nearest one in the layouts of a page. */
function senderAround(page: string, modules: Modules): Sender | undefined {
  const folders = posix.dirname(page).split("/");
  return folders
    .map((_, at) => `${folders.slice(0, at + 1).join("/")}/layout.tsx`)
    .filter((path) => path !== page)
    .map((path) => modules.get(path)?.senderOfChildren)
    .findLast((sender) => sender !== undefined);
}

class MessageModule {
  readonly #source: Source;
  readonly #senders: readonly Sender[];
  #parts: ReadonlyMap<string, ModulePart> | undefined;

  constructor(source: Source) {
    this.#source = source;
    this.#senders = [...source.text.matchAll(senders)].map(({ 0: text, 1: list = "", index }) => {
      return {
        start: index,
        end: index + text.length,
        namespaces: list.match(/[\w.]+/g) ?? [],
        used: new Set(),
      };
    });
  }

  get loadsMessages(): boolean {
    return this.#source.text.includes("withAllMessages(");
  }

  get isClient(): boolean {
    return this.#source.text.startsWith('"use client"');
  }

  /** Those with one of the names; all parts if there is none. */
  partsOf(names: readonly string[]): readonly ModulePart[] {
    this.#parts ??= modulePartsOf(this.#source);
    const parts = this.#parts;
    const found = names.flatMap((name) => parts.get(name) ?? []);
    return found.length === 0 ? [...parts.values()] : found;
  }

  senderAt(offset: number): Sender | undefined {
    return this.#senders.find(({ start, end }) => start <= offset && offset < end);
  }

  /** Of a layout. */
  get senderOfChildren(): Sender | undefined {
    return this.senderAt(this.#source.text.lastIndexOf("{children}"));
  }

  /** The places where a part uses messages that are not sent to it. */
  unsent({ text, offset }: ModulePart, sender: Sender | undefined): string[] {
    return [...text.matchAll(uses)].flatMap(({ 1: namespace = "all", index }) => {
      sender?.used.add(namespace);
      if ([always, ...(sender?.namespaces ?? [])].some((sent) => isWithin(namespace, sent))) return [];
      const place = this.#source.at(offset + index);
      return [`${place} uses the messages "${namespace}", which no ClientMessages around it sends`];
    });
  }

  unused(): string[] {
    return this.#senders.flatMap(({ start, namespaces, used }) =>
      namespaces
        .filter((namespace) => ![...used].some((each) => isWithin(each, namespace)))
        .map(
          (namespace) => `${this.#source.at(start)}: no client component uses the messages "${namespace}"`,
        ),
    );
  }
}
