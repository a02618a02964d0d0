import type { ContentTypeField } from "#service/database/schema.ts";

interface DemoContentType {
  id: string;
  name: string;
  displayField: string;
  fields: ContentTypeField[];
}

const toMedia = { targetType: "Media" } as const;
const toPlace = { targetType: "Content", contentType: "place" } as const;
const toArticle = { targetType: "Content", contentType: "article" } as const;

const article: DemoContentType = {
  id: "article",
  name: "Article",
  displayField: "title",
  fields: [
    { apiName: "title", name: "Title", type: "Text", required: true, localized: true },
    { apiName: "summary", name: "Summary", type: "LongText", localized: true, searchable: true },
    { apiName: "story", name: "Story", type: "RichText", localized: true },
    { apiName: "cover", name: "Cover", type: "Refer", target: toMedia },
    { apiName: "photos", name: "Photos", type: "Array", items: { type: "Refer", target: toMedia } },
    { apiName: "place", name: "Place", type: "Refer", target: toPlace },
    { apiName: "related", name: "Related", type: "Array", items: { type: "Refer", target: toArticle } },
    { apiName: "tags", name: "Tags", type: "Array", items: { type: "Text" } },
    { apiName: "walkedOn", name: "Walked on", type: "Date" },
    {
      apiName: "length",
      name: "Length",
      type: "Number",
      validations: { min: 0, max: 80 },
      help: "Kilometres",
    },
    { apiName: "needsLowWater", name: "Needs low water", type: "Boolean" },
  ],
};

const place: DemoContentType = {
  id: "place",
  name: "Place",
  displayField: "name",
  fields: [
    { apiName: "name", name: "Name", type: "Text", required: true, localized: true },
    { apiName: "position", name: "Position", type: "Location" },
    { apiName: "elevation", name: "Elevation", type: "Integer", help: "Metres above the sea" },
    { apiName: "openAllYear", name: "Open all year", type: "Boolean" },
    { apiName: "surveyedOn", name: "Surveyed on", type: "Date" },
    { apiName: "picture", name: "Picture", type: "Refer", target: toMedia },
  ],
};

const walk: DemoContentType = {
  id: "walk",
  name: "Walk",
  displayField: "name",
  fields: [
    { apiName: "name", name: "Name", type: "Text", required: true, localized: true },
    { apiName: "description", name: "Description", type: "LongText", localized: true, searchable: true },
    { apiName: "start", name: "Start", type: "Refer", target: toPlace },
    { apiName: "distance", name: "Distance", type: "Number", help: "Kilometres" },
  ],
};

const note: DemoContentType = {
  id: "note",
  name: "Note",
  displayField: "title",
  fields: [
    { apiName: "title", name: "Title", type: "Text", required: true },
    { apiName: "text", name: "Text", type: "LongText", searchable: true },
    { apiName: "data", name: "Data", type: "Json" },
  ],
};

export const demoContentTypes: DemoContentType[] = [article, place, walk, note];
