import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * A directory whose new files only their owner can read. PGlite creates files with PostgreSQL's modes, some
 * readable for all, regardless of the umask.
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
