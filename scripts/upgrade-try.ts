import { mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";
import { upgradeTry } from "../tools/faults/fault.ts";
import { keepResults } from "../tools/faults/results.ts";
import { tryEmbedded } from "../tools/upgrade/embedded.ts";
import { tryLarge } from "../tools/upgrade/large.ts";
import { buildRelease, lastRelease } from "../tools/upgrade/last-release.ts";
import { tryUpgrade } from "../tools/upgrade/run.ts";
import { keepWritten } from "../tools/upgrade/written.ts";
import { buildIfStale } from "./build/build-if-stale.ts";
import { machineEnvironment } from "./run/machine-environment.ts";
import { readOptions } from "./run/options.ts";
import { sayError } from "./run/plain-error.ts";

const usage = `npm run upgrade:try -- [options]

Builds the last release (the newest tag before this commit; without tags, the commit of config.upgradesFrom in
package.json), and puts today's version in its place and back: two portals and two Space services behind nginx
(deploy/nginx.conf), one PostgreSQL and one Redis, while members read, write and renew, a draft is stored in a browser
and an upload is on its way. Then both versions open one embedded database in turn.

  --write           keeps what the release has written (cookies, records, drafts, uploads) for the tests of npm test,
                    and how it went for docs/reliability.md
  --large 1000000   instead, tries the Space services alone, with so many Contents more

The exit code is 1 if a request failed, a member was signed out or an acknowledged write is gone.`;

const { values } = readOptions({
  options: {
    write: { type: "boolean", default: false },
    large: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else process.exitCode = await play();
process.exit();

async function play(): Promise<number> {
  try {
    if (!/^[1-9]\d*$/.test(values.large ?? "1")) throw new Error("--large takes a number of Contents.");
    const release = lastRelease();
    const roots = { last: buildRelease(release, console.log), today: process.cwd() };
    const machine = { environment: machineEnvironment(), root: roots.today, say: console.log };
    const folder = resolve(mkdtempSync(join(".cache", "upgrade-")));
    console.log(`last: ${release.name}`);
    if (values.large !== undefined) {
      return report(await tryLarge(machine, roots, { folder, contents: Number(values.large) }));
    }
    await buildIfStale({ say: console.log });
    const { seen, written } = await tryUpgrade({ machine, roots, folder });
    await tryEmbedded(machine, roots, folder);
    const code = report(seen);
    if (values.write) {
      keepWritten(written);
      keepResults({ [upgradeTry]: code === 0 ? "passed" : "failed" });
    }
    console.log(`${seen.signOuts} sign-outs`);
    return code;
  } catch (error) {
    sayError(error);
    return 1;
  }
}

function report({
  answers,
  writes,
  failures,
}: {
  answers: number;
  writes: number;
  failures: string[];
}): number {
  console.log(`${answers} answers, ${writes} acknowledged writes`);
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  console.log(`${failures.length} failed requests`);
  return failures.length === 0 && writes > 0 ? 0 : 1;
}
