import { existsSync } from "node:fs";
import { cp, lstat, mkdir, realpath, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { buildah, output, workFolder } from "./buildah.ts";

export const baseImages = { NODE_IMAGE: "localhost/atrium-node", BASE_IMAGE: "localhost/atrium-base" };

const debian = join(workFolder, "debian");
const base = join(workFolder, "base");
/** As in the base image of deploy/Dockerfile: it has no shell, no package manager and no other programs. */
const packagesOfBase = [
  ...["base-files", "ca-certificates", "libc6", "libgcc-s1", "libgomp1", "libssl3", "libstdc++6"],
  ...["netbase", "tzdata"],
];
const documentation = /^\/usr\/share\/(doc|man|locale|lintian|bug)\//;

/** What the Dockerfile takes from a registry elsewhere, made of packages of Debian. */
export async function makeBaseImages(): Promise<void> {
  if (!existsSync(join(debian, "usr/bin/dpkg"))) {
    console.log("A Debian by debootstrap …");
    await rm(debian, { recursive: true, force: true });
    const mirror = output("apt-get", ["indextargets", "--format", "$(REPO_URI)"]).split("\n")[0] ?? "";
    const include = `--include=${packagesOfBase.join(",")}`;
    output("debootstrap", ["--variant=minbase", include, "bookworm", debian, mirror]);
  }
  await copyBase();
  commit(baseImages.BASE_IMAGE, (container) => buildah("copy", "--quiet", container, base, "/"));
  commit(baseImages.NODE_IMAGE, (container) => {
    buildah("copy", "--quiet", container, debian, "/");
    buildah("copy", "--quiet", container, process.execPath, "/usr/local/bin/node");
    const npm = join(output("npm", ["root", "-g"]).trim(), "npm");
    buildah("copy", "--quiet", container, npm, "/usr/local/lib/node_modules/npm");
    const link = ["ln", "-s", "../lib/node_modules/npm/bin/npm-cli.js", "/usr/local/bin/npm"];
    buildah("run", "--isolation", "chroot", container, ...link);
  });
}

async function copyBase(): Promise<void> {
  await rm(base, { recursive: true, force: true });
  const admin = `--admindir=${join(debian, "var/lib/dpkg")}`;
  const listed = output("dpkg-query", [admin, "--listfiles", ...packagesOfBase]).split("\n");
  for (const file of listed) {
    if (!file.startsWith("/") || documentation.test(`${file}/`)) continue;
    // Packages install into /lib, which is a link to /usr/lib.
    const from = join(await realpath(dirname(join(debian, file))), basename(file));
    const to = join(base, from.slice(debian.length));
    if ((await lstat(from)).isDirectory()) await mkdir(to, { recursive: true });
    else await cp(from, to, { verbatimSymlinks: true });
  }
  const certificates = "etc/ssl/certs";
  await cp(join(debian, certificates), join(base, certificates), { recursive: true, verbatimSymlinks: true });
}

function commit(image: string, fill: (container: string) => void): void {
  const container = buildah("from", "scratch").trim();
  fill(container);
  buildah("commit", "--quiet", "--rm", container, image);
}
