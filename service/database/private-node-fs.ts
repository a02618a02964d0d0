import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * A directory of this machine whose new files are for their owner alone. PGlite gives each file that it makes the rights
 * that PostgreSQL asks for, some for everybody, and so passes over the umask of this process.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        const chmod = FS.chmod.bind(FS);
        FS.chmod = (path: string, mode: number) => chmod(path, mode & 0o700);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
