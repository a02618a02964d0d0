// Given to a Node.js program by `--import …/shifted-clock.mjs?file`: moves its clock by the milliseconds that the
// file holds, and follows when they change.
import { readFileSync } from "node:fs";

const file = decodeURIComponent(new URL(import.meta.url).search.slice(1));
const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
const readEveryMs = 5;

let readAt = 0;
let shiftMs = 0;

function now() {
  const real = realNow();
  if (real - readAt >= readEveryMs) {
    readAt = real;
    shiftMs = Number(readFileSync(file, "utf8"));
  }
  return real + shiftMs;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
