import { refer } from "#service/acma/refer.ts";
import type {
  DemoArticle,
  DemoData,
  DemoNote,
  DemoPlace,
  DemoWalk,
} from "#service/database/seed/demo-data.ts";
import { dateBefore } from "#service/database/seed/demo-dates.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { resourceColumns, storedFields, unlocalized } from "#service/database/seed/demo-resource.ts";

/** The rows of `content`. */
export function contentRows({ places, articles, walks, notes }: DemoData, now: Date) {
  return [
    ...places.map((place) => row("place", place, placeFields(place, now), now)),
    ...articles.map((article) => row("article", article, articleFields(article, now), now)),
    ...walks.map((walk) => row("walk", walk, walkFields(walk), now)),
    ...notes.map((note) => row("note", note, noteFields(note), now)),
  ];
}

function row(
  type: "place" | "article" | "walk" | "note",
  made: DemoPlace | DemoArticle | DemoWalk | DemoNote,
  fields: Record<string, object>,
  now: Date,
) {
  return {
    ...resourceColumns(made, now),
    id: demoId(type, made.key),
    content_type_id: type,
    fields: storedFields(fields),
  };
}

const toMedia = (key: string) => refer("Media", demoId("media", key));
const toPlace = (key: string) => refer("Content", demoId("place", key));
const toArticle = (key: string) => refer("Content", demoId("article", key));

function placeFields(place: DemoPlace, now: Date) {
  return {
    name: place.name,
    position: unlocalized(place.position),
    elevation: unlocalized(place.elevation),
    openAllYear: unlocalized(place.openAllYear),
    surveyedOn: unlocalized(dateBefore(now, place.surveyedDaysAgo)),
    picture: unlocalized(place.picture && toMedia(place.picture)),
  };
}

function articleFields(article: DemoArticle, now: Date) {
  return {
    title: article.title,
    summary: article.summary,
    story: article.story,
    cover: unlocalized(article.cover && toMedia(article.cover)),
    photos: unlocalized(article.photos.map(toMedia)),
    place: unlocalized(article.place && toPlace(article.place)),
    related: unlocalized(article.related.map(toArticle)),
    tags: unlocalized(article.tags),
    walkedOn: unlocalized(dateBefore(now, article.walkedDaysAgo)),
    length: unlocalized(article.length),
    needsLowWater: unlocalized(article.needsLowWater),
  };
}

function walkFields(walk: DemoWalk) {
  return {
    name: walk.name,
    description: walk.description,
    start: unlocalized(toPlace(walk.start)),
    distance: unlocalized(walk.distance),
  };
}

function noteFields(note: DemoNote) {
  return { title: unlocalized(note.title), text: unlocalized(note.text), data: unlocalized(note.data) };
}
