import { copyImageFiles } from "./image/image-files.ts";

// Called by deploy/Dockerfile: node scripts/image-files.ts <folder>
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Into which folder?");
for (const program of ["portal", "space"] as const) await copyImageFiles(program, `${folder}/${program}`);
