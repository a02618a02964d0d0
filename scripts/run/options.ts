import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * What was typed after a command. Where an option is unknown or has no value, as `--out "$FOLDER"` without that
 * variable, the process ends with a sentence.
 */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    const read = parseArgs(config);
    const empty = Object.entries(read.values).find(([, value]) => [value].flat().includes(""));
    if (empty !== undefined) throw new Error(`--${empty[0]} is empty.`);
    return read;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
