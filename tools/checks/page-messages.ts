import { posix } from "node:path";
import { messageAreas } from "#lib/messages/areas.ts";
import { isTest } from "./import-direction.ts";
import { type ModulePart, modulePartsOf } from "./module-parts.ts";
import type { Source } from "./source.ts";

/** What Next.js renders, each within the layouts of its folder and of those above. */
const rendered = /^app\/.*\b(page|layout|not-found|error)\.tsx$/;
const senders = /<ClientMessages area="(\w+)">.*?<\/ClientMessages>/gs;
const uses = /\buseTranslations\((?:"([\w.]+))?/g;
/** A ClientMessages of a server component. */
interface Sender {
  start: number;
  end: number;
  namespaces: readonly string[];
  /** Those that a client component within it uses. */
  used: Set<string>;
}

type Areas = Readonly<Record<string, readonly string[]>>;
type Modules = ReadonlyMap<string, MessageModule>;

/**
 * A line for each namespace of messages that a client component uses where the page doesn't send it, and for each that
 * is sent to no component that uses it.
 */
export function pageMessages(sources: readonly Source[], areas: Areas = messageAreas): string[] {
  const ours = sources.filter(({ path }) => /^(app|components)\//.test(path) && !isTest(path));
  const modules = new Map(ours.map((source) => [source.path, new MessageModule(source, areas)]));
  const unsent = [...modules.keys()]
    .filter((path) => rendered.test(path))
    .flatMap((path) => unsentOn(path, modules));
  return [...unsent, ...[...modules.values()].flatMap((module) => module.unused())];
}

function unsentOn(page: string, modules: Modules): string[] {
  const problems = new Set<string>();
  const visited = new Map<Sender | undefined, Set<string>>();
  /** @param senders those around it, the nearest last */
  const visit = (
    path: string,
    names: readonly string[],
    senders: readonly Sender[],
    inClient: boolean,
  ): void => {
    const module = modules.get(path);
    if (module === undefined) return;
    const isClient = inClient || module.isClient;
    const known = visited.get(senders.at(-1)) ?? new Set();
    visited.set(senders.at(-1), known);
    for (const part of module.partsOf(names)) {
      const key = `${path} ${part.offset} ${isClient}`;
      if (known.has(key)) continue;
      known.add(key);
      if (isClient) for (const place of module.unsent(part, senders)) problems.add(`${page}: ${place}`);
      // It sends messages of its own.
      if (part.text.includes("<NextIntlClientProvider")) continue;
      for (const use of part.uses) {
        // What it loads gets all messages with it.
        if (use.isLoaded && module.loadsMessages) continue;
        visit(use.path, use.names, [...senders, ...module.sendersAt(use.offset)], isClient);
      }
    }
  };
  visit(page, ["default"], sendersAround(page, modules), false);
  return [...problems];
}

/** Whether messages are among those of another name: `list.row` among `list`. */
function isWithin(namespace: string, sent: string): boolean {
  return namespace === sent || namespace.startsWith(`${sent}.`);
}

/** Those in the layouts of a page, the nearest last. */
function sendersAround(page: string, modules: Modules): Sender[] {
  const folders = posix.dirname(page).split("/");
  return folders
    .map((_, at) => `${folders.slice(0, at + 1).join("/")}/layout.tsx`)
    .filter((path) => path !== page)
    .flatMap((path) => modules.get(path)?.sendersOfChildren ?? []);
}

class MessageModule {
  readonly #source: Source;
  readonly #senders: readonly Sender[];
  #parts: ReadonlyMap<string, ModulePart> | undefined;

  constructor(source: Source, areas: Areas) {
    this.#source = source;
    this.#senders = [...source.text.matchAll(senders)].map(({ 0: text, 1: area = "", index }) => {
      return {
        start: index,
        end: index + text.length,
        namespaces: areas[area] ?? [],
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

  sendersAt(offset: number): Sender[] {
    return this.#senders.filter(({ start, end }) => start <= offset && offset < end);
  }

  /** Of a layout. */
  get sendersOfChildren(): Sender[] {
    return this.sendersAt(this.#source.text.lastIndexOf("{children}"));
  }

  /** The places where a part uses messages that are not sent to it. */
  unsent({ text, offset }: ModulePart, senders: readonly Sender[]): string[] {
    return [...text.matchAll(uses)].flatMap(({ 1: namespace = "all", index }) => {
      const sender = senders.findLast(({ namespaces }) =>
        namespaces.some((sent) => isWithin(namespace, sent)),
      );
      sender?.used.add(namespace);
      if (sender !== undefined) return [];
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
