import { storedIn } from "../form/form-stored.ts";
import type { SlotReading } from "../form/problems.ts";
import { readCoordinates } from "./coordinates.ts";
import { isOnEarth, type Position, wholePositionOf } from "./position.ts";

/** `{"lon": …, "lat": …}` (decisions.md, "Content Type"), or a position as typed so far. */
export function readLocation(text: string): SlotReading {
  if (text.trim() === "") return { value: undefined };
  const location = wholePositionOf(storedIn(text)) ?? readCoordinates(text);
  if (location === undefined) return { problem: { code: "notAPlace" } };
  if (isOnEarth(location)) return { value: location };
  const { lon, lat } = location;
  return isOnEarth({ lon: lat, lat: lon })
    ? { problem: { code: "turnedAround", suggestion: `${lon}, ${lat}` } }
    : { problem: { code: "beyondEarth" } };
}

/** The slot's text: JSON once the position is complete, until then as typed. */
export function locationSlotText(typed: string): string {
  const reading = readLocation(typed);
  const location = "value" in reading ? wholePositionOf(reading.value) : undefined;
  return location === undefined ? typed.trim() : locationText(location);
}

/** The text to edit: "38.3341, 128.5182", latitude first. */
export function locationWords(text: string): string {
  const location = wholePositionOf(storedIn(text));
  return location === undefined ? text : `${location.lat}, ${location.lon}`;
}

/** A slot's position on earth, if any. */
export function slotLocation(text: string): Position | undefined {
  const reading = readLocation(text);
  return "value" in reading ? wholePositionOf(reading.value) : undefined;
}

/** Canonical JSON, whatever the form. */
export function locationValueText(value: unknown): string {
  const location = wholePositionOf(value);
  return location === undefined ? JSON.stringify(value) : locationText(location);
}

export function locationText({ lon, lat }: Position): string {
  return JSON.stringify({ lon, lat });
}
