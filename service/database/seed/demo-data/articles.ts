import { birds } from "#service/database/seed/demo-data/articles/birds.ts";
import { dunes } from "#service/database/seed/demo-data/articles/dunes.ts";
import { elsewhere } from "#service/database/seed/demo-data/articles/elsewhere.ts";
import { harbours } from "#service/database/seed/demo-data/articles/harbours.ts";
import { heights } from "#service/database/seed/demo-data/articles/heights.ts";
import { islands } from "#service/database/seed/demo-data/articles/islands.ts";
import { lights } from "#service/database/seed/demo-data/articles/lights.ts";
import { mudflats } from "#service/database/seed/demo-data/articles/mudflats.ts";
import { nights } from "#service/database/seed/demo-data/articles/nights.ts";
import { pines } from "#service/database/seed/demo-data/articles/pines.ts";
import { pools } from "#service/database/seed/demo-data/articles/pools.ts";
import { salt } from "#service/database/seed/demo-data/articles/salt.ts";
import { stones } from "#service/database/seed/demo-data/articles/stones.ts";
import { tides } from "#service/database/seed/demo-data/articles/tides.ts";
import { weather } from "#service/database/seed/demo-data/articles/weather.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const articles: DemoArticle[] = [
  ...tides,
  ...mudflats,
  ...salt,
  ...dunes,
  ...nights,
  ...birds,
  ...pools,
  ...lights,
  ...harbours,
  ...stones,
  ...pines,
  ...heights,
  ...weather,
  ...islands,
  ...elsewhere,
];
