// Mozilla's HTTP Observatory for a server on this machine: `node grade.mjs <http port> <https port> <path>` prints the
// grade, the score and each test as JSON. The package's own `scan` takes no ports.
import { existsSync, writeFileSync } from "node:fs";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import {
  getGradeForScore,
  getScoreDescription,
  getScoreModifier,
} from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { retrieve } from "@mdn/mdn-http-observatory/src/retriever/retriever.js";

// Browsers' list of hosts with HSTS, which its installation would download: ours is not in it.
const preloaded = new URL("node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json", import.meta.url);
if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");

const [httpPort, httpsPort, path] = process.argv.slice(2);
const retrieved = await retrieve("localhost", { httpPort, httpsPort, path });
const tests = ALL_TESTS.map((test) => {
  const { result, pass } = test(retrieved);
  return { result, pass, points: getScoreModifier(result), says: getScoreDescription(result) };
});
const sum = (points) => points.reduce((total, one) => total + one, 100);
const points = tests.map((test) => test.points);
const strict = sum(points.filter((one) => one < 0));
const { grade, score } = getGradeForScore(strict >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : strict);
console.log(JSON.stringify({ grade, score, tests }, null, 2));
