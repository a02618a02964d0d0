/** Degrees: `lon` -180 to 180, `lat` -90 to 90 on earth. */
export interface Position {
  lon: number;
  lat: number;
}

export function isOnEarth({ lon, lat }: Position): boolean {
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
}

/** In any form that Spaces use (`conventions.location` of the Space file). Ignores other members. */
export function positionOf(value: unknown): Position | undefined {
  const { lon, lng, longitude, lat, latitude, coordinates = [] } = Object(value);
  const position = {
    lon: lon ?? lng ?? longitude ?? coordinates?.[0],
    lat: lat ?? latitude ?? coordinates?.[1],
  };
  return typeof position.lon === "number" && typeof position.lat === "number" ? position : undefined;
}

/** The position of a value without other members, so that replacing it loses nothing. */
export function wholePositionOf(value: unknown): Position | undefined {
  const { type = "Point", coordinates = ["lon", "lat"] } = Object(value);
  const isWhole = Object.keys(Object(value)).length === 2 && type === "Point" && coordinates?.length === 2;
  return isWhole ? positionOf(value) : undefined;
}
