import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../scripts/run/free-port.ts";
import type { Adapter, Machine } from "../adapter.ts";
import { findMarks } from "../marks.ts";
import { Site } from "../site/site.ts";
import { Crowd } from "./crowd.ts";
import { disastersOf, strikeAll } from "./disasters.ts";
import { Nginx } from "./nginx.ts";
import { Tally } from "./tally.ts";
import { TelemetryReceiver } from "./telemetry.ts";

export interface ChaosOptions {
  minutes: number;
  members: number;
  tabs: number;
  paceMs: number;
  folder: string;
}

const accessSeconds = 10;
const instances = 3;

export interface ChaosResult {
  tally: Tally;
  site: Site;
  telemetry: TelemetryReceiver;
}

/** Three instances behind nginx, one Redis and a crowd, for as long as asked; then looks for tokens everywhere. */
export async function runChaos(
  adapter: Adapter,
  machine: Machine,
  options: ChaosOptions,
): Promise<ChaosResult> {
  const telemetry = new TelemetryReceiver();
  const nginx = await Nginx.prepare(options.folder);
  const otlp = await telemetry.open();
  const { folder } = options;
  const metricsPorts = await Promise.all(Array.from({ length: instances }, freePort));
  const environmentOf = (index: number) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: otlp,
    OTEL_METRIC_EXPORT_INTERVAL: "5000",
    METRICS_PORT: String(metricsPorts[index]),
  });
  const scraped = metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`);
  const places = { instances, publicOrigin: nginx.origin, folder, environmentOf };
  const site = await Site.start(adapter, machine, places);
  const scraping = setInterval(() => void telemetry.scrape(scraped), 10_000);
  const tally = new Tally();
  try {
    await nginx.start(
      "deploy/nginx.conf",
      site.instances.map(({ address }) => address),
    );
    const crowd = new Crowd(site, adapter, nginx.address, { ...options, accessSeconds }, tally);
    machine.say(`${options.members} members sign in …`);
    await crowd.signIn();
    machine.say(`They work in ${options.tabs} tabs each, for ${options.minutes} min.`);
    await workThrough(crowd, site, tally, options, machine);
    await wait(1_000);
    await telemetry.scrape(scraped);
  } finally {
    clearInterval(scraping);
    await nginx.stop();
    await site.stop();
    await telemetry.close();
  }
  for (const file of [...site.logFiles, ...nginx.logFiles]) searchFile(file, tally);
  for (const leak of telemetry.leaks) tally.leaks.add(leak);
  return { tally, site, telemetry };
}

async function workThrough(
  crowd: Crowd,
  site: Site,
  tally: Tally,
  { minutes }: ChaosOptions,
  machine: Machine,
): Promise<void> {
  const over = new AbortController();
  const work = crowd.work(over.signal);
  const disasters = strikeAll(disastersOf(minutes), site, tally, machine.say);
  await Promise.race([Promise.all([disasters, wait(minutes * 60_000)]), work]);
  over.abort();
  await work;
}

/** Searches a log for tokens, and counts the events that it names. */
function searchFile(file: string, tally: Tally): void {
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const event = /"event":"([^"]+)"/.exec(line)?.[1];
    if (event !== undefined) tally.count(`event ${event}`);
    for (const how of findMarks(line)) tally.leaks.add(`${file}: ${how} in ${line.slice(0, 200)}`);
  }
}
