// The package has no types of its own, and TypeScript would spell out every point.
declare module "world-atlas/countries-50m.json" {
  const atlas: import("topojson-specification").Topology<{
    land: import("topojson-specification").GeometryCollection;
    countries: import("topojson-specification").GeometryCollection;
  }>;
  export default atlas;
}
