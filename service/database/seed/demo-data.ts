import type {
  DemoArticle,
  DemoMedia,
  DemoMember,
  DemoNote,
  DemoPlace,
  DemoWalk,
} from "#service/database/seed/demo-data/shape.ts";

/** Everything that members of the demo Space made. */
export interface DemoData {
  members: DemoMember[];
  media: DemoMedia[];
  places: DemoPlace[];
  articles: DemoArticle[];
  walks: DemoWalk[];
  notes: DemoNote[];
}
