/** What an item holds in the default locale; `ko` is its Korean title. */
export type SampleFields = Readonly<Record<string, unknown>>;

export interface Sample {
  by: "ada@example.com" | "linus@example.com";
  fields: SampleFields;
  /** Written once more, so that its version is 2. */
  changed?: true;
}

const place = (id: string) => ({ sys: { id, type: "Refer", targetType: "Content" } });
const songjiho = { lon: 128.5182, lat: 38.3341 };
const gangneung = { lon: 128.9, lat: 37.8 };
const jeju = { lon: 126.5, lat: 33.4 };

/** Items that differ in all that can be asked for; the last one holds nothing but its title. */
export const samplesWith = (places: readonly [string, string]): Sample[] => [
  {
    by: "ada@example.com",
    fields: {
      title: "Tide at dawn",
      ko: "새벽 물때",
      season: "spring",
      words: "Low water opens the lagoon",
      plain: "one",
      story: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "a" }] }] },
      count: 3,
      size: 8.4,
      open: true,
      day: "2026-09-01",
      moment: "2026-09-01T01:00:00Z",
      place: songjiho,
      data: { birds: 4 },
      friend: place(places[0]),
      friends: [place(places[0]), place(places[1])],
      labels: ["tide", "a,b"],
    },
  },
  {
    by: "linus@example.com",
    changed: true,
    fields: {
      title: "tidal flat",
      season: "winter",
      words: "Geese over the bean fields",
      plain: "two, three",
      count: -2,
      size: 0,
      open: false,
      day: "2026-08-31",
      moment: "2026-08-31T14:59:59.999Z",
      place: gangneung,
      friend: place(places[1]),
      friends: [place(places[1])],
      labels: ["shore"],
    },
  },
  {
    by: "ada@example.com",
    fields: {
      title: "바람, 모래언덕",
      season: "spring",
      words: "Wind draws a ridge anew",
      plain: "100%_\\",
      count: 12,
      size: 80,
      open: true,
      day: "1999-12-31",
      moment: "1999-12-31T23:59:59Z",
      place: jeju,
      labels: ["tide", "shore", "night"],
    },
  },
  { by: "ada@example.com", fields: { title: "Nothing but a name" } },
];
