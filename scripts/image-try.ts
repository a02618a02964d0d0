import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { launchBrowser, signIn } from "../tools/bench/servers/browser.ts";
import { apisOf } from "../tools/bench/servers/portal-and-space.ts";
import { baseImages, makeBaseImages } from "./image/base-images.ts";
import { buildah, output, removeImages, workFolder } from "./image/buildah.ts";
import { tryDeployFiles } from "./image/try-deploy-files.ts";
import { installDebianPackages } from "./prepare/debian.mjs";
import { freePort } from "./run/free-port.ts";

// Verifies the units of deploy/systemd and the Caddyfile, builds the images of deploy/Dockerfile without a registry, from
// packages of Debian, starts both as an unknown user and signs a member in. Needs root on Debian.

const imageSchema = z.object({
  Docker: z.object({
    config: z.object({
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      User: z.string(),
      WorkingDir: z.string(),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
});
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

for (const program of ["debootstrap", "buildah"]) {
  if (!existsSync(`/usr/bin/${program}`) && !existsSync(`/usr/sbin/${program}`))
    installDebianPackages([program]);
}
tryDeployFiles();
await mkdir(workFolder, { recursive: true });
await removeImages();
await makeBaseImages();
for (const target of ["portal", "space"]) buildImage(target);
await tryImages();
await removeImages();
process.exit();

function buildImage(target: string): void {
  console.log(`The image of the ${target} …`);
  // How npm reaches its registry here.
  const mounts = [
    [join(homedir(), ".npmrc"), "/root/.npmrc"],
    [output("npm", ["config", "get", "globalconfig"]).trim(), "/usr/local/etc/npmrc"],
    ["/etc/ssl/certs", "/etc/ssl/certs"],
  ].flatMap(([from = "", to]) => (existsSync(from) ? ["--volume", `${from}:${to}:ro`] : []));
  buildah(
    ...["build", "--format", "docker", "--isolation", "chroot", "--layers", "--pull=never"],
    ...["--file", "deploy/Dockerfile"],
    ...Object.entries(baseImages).flatMap((pair) => ["--build-arg", pair.join("=")]),
    ...[...mounts, "--target", target, "--tag", `localhost/atrium-${target}`, "."],
  );
}

async function tryImages(): Promise<void> {
  const [portalPort, spacePort] = await Promise.all([freePort(), freePort()]);
  const [portalUrl, spaceUrl] = [`http://localhost:${portalPort}`, `http://localhost:${spacePort}`];
  const space = start("space", `${spaceUrl}/health`, {
    // Demo accounts need no password, so the service offers them on loopback alone.
    ...{ SPACE_HOST: "127.0.0.1", EMBEDDED_PROVIDER: "on", DEMO_SPACE: "on" },
    ...{ SPACE_PORT: String(spacePort), SPACE_PUBLIC_URL: spaceUrl, PORTAL_URL: portalUrl },
  });
  const portal = start("portal", `${portalUrl}/api/health`, {
    ...apisOf(spaceUrl),
    ...{ HOST: "127.0.0.1", PORT: String(portalPort), PORTAL_URL: portalUrl, SPACE_ID: "demo" },
    ...{ SPACE_FILE: "lib/space-file/morae.json", SESSION_SECRETS: randomBytes(48).toString("base64url") },
  });
  await Promise.all([space.ready, portal.ready]);
  space.run("node", "service/space.ts", "--help");
  console.log("The health checks pass, and a command of the service runs.");
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await signIn(page, portalUrl);
  await page.getByRole("link", { name: "Articles" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Articles" }).waitFor();
  console.log("Signed in, and a list is there.");
  await browser.close();
  for (const program of [portal, space]) console.log(await program.stop());
}

/** Starts an image by its own settings, with a read-only file system but for /tmp and /data. */
function start(name: string, healthUrl: string, variables: Record<string, string>) {
  const image = `localhost/atrium-${name}`;
  const root = buildah("mount", buildah("from", "--pull=never", image).trim()).trim();
  console.log(`${name}: ${megabytes(join(root, "app"))} MB, with Node.js and its base ${megabytes(root)} MB`);
  const inspected = imageSchema.parse(JSON.parse(buildah("inspect", "--type", "image", image)));
  const { Env, Cmd, User, WorkingDir, Healthcheck } = inspected.Docker.config;
  const [uid = "", gid = ""] = User.split(":");
  const mounts = [
    ...["touch $0/etc/hosts", "mount --bind -o ro $0 $0", "mount -t proc proc $0/proc"],
    // What runs containers gives them the names of the machine.
    ...["mount --bind /etc/hosts $0/etc/hosts", "mount --rbind /dev $0/dev"],
    ...["mount -t tmpfs tmpfs $0/tmp", `mount -t tmpfs -o uid=${uid} tmpfs $0/data`],
    'exec env -i "$@"',
  ];
  const environment = [...Env, ...Object.entries(variables).map((pair) => pair.join("="))];
  const entered = [
    ...environment,
    "unshare",
    "--root",
    root,
    "--wd",
    WorkingDir,
    "--setgid",
    gid,
    "--setuid",
    uid,
  ];
  const run = (...command: string[]) => output("env", ["-i", ...entered, ...command]);
  const begin = performance.now();
  const child = spawn("unshare", ["--mount", "sh", "-ec", mounts.join("\n"), root, ...entered, ...Cmd], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  return {
    run,
    ready: Promise.race([answers(healthUrl), ended.then((code) => fail(`${name} ended with ${code}`))]).then(
      () => {
        console.log(`${name}: ready after ${seconds(begin)} s`);
        run(...Healthcheck.Test.slice(1));
      },
    ),
    stop: async () => {
      const asked = performance.now();
      child.kill("SIGTERM");
      const code = await ended;
      if (code !== 0) fail(`${name} ended with ${code}`);
      return `${name}: ended ${seconds(asked)} s after SIGTERM`;
    },
  };
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await wait(100);
  }
}

function fail(message: string): never {
  throw new Error(message);
}

function megabytes(path: string): string {
  return output("du", ["-sm", path]).split("\t")[0] ?? "";
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
