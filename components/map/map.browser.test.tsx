import { type ComponentType, useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import type { MapViewProps } from "./map-props.ts";
import { type MapSettings, MapSettingsProvider } from "./map-settings.tsx";

const user = { sys: { id: "u", type: "ServiceUser" } };
const place = (id: string, name: string, lon: number, lat: number) => ({
  sys: {
    ...{ id, type: "Content", contentType: { sys: { id: "place" } }, version: 1, createdBy: user },
    ...{ createdAt: "2026-11-01T00:00:00Z", updatedAt: "2026-11-01T00:00:00Z" },
  },
  fields: { name: { "ko-KR": name }, position: { "en-US": { lon, lat } } },
});
const places = [place("a", "송지호", 128.5182, 38.3341), place("b", "협재", 126.2396, 33.3938)];
const reading = { localeId: "ko-KR", localeIds: ["en-US", "ko-KR"], titleFields: { place: "name" } };
const settings = { types: [{ id: "place", displayField: "name", positionField: "position" }], reading };

const views = {
  "by WebGL": async () => (await import("./gl-map-view.tsx")).GlMapView,
  "without WebGL": async () => (await import("./plain-map-view.tsx")).PlainMapView,
};

beforeEach(async () => {
  await page.viewport(900, 700);
  const { fetch } = window;
  vi.stubGlobal("fetch", async (...[input, init]: Parameters<typeof fetch>) => {
    if (!String(input).includes("/api/acma/")) return await fetch(input, init);
    return Response.json({ sys: { type: "Array" }, limit: 100, totalCount: 2, items: places, links: {} });
  });
});

/** Keeps an area, as a filter does. */
function Kept({ View, onPolygon, ...props }: Partial<MapViewProps> & { View: ComponentType<MapViewProps> }) {
  const [polygon, setPolygon] = useState(props.polygon);
  const keep = (corners: Parameters<NonNullable<typeof onPolygon>>[0]) => {
    setPolygon(corners);
    onPolygon?.(corners);
  };
  return (
    <View label="Places" {...props} {...(polygon && { polygon })} {...(onPolygon && { onPolygon: keep })} />
  );
}

async function show(
  view: keyof typeof views,
  props: Partial<MapViewProps> = {},
  shown: MapSettings = settings,
) {
  const View = await views[view]();
  await renderForTests(
    <MapSettingsProvider settings={shown}>
      <Kept View={View} {...props} />
    </MapSettingsProvider>,
    { language: "ko" },
  );
  await expect.poll(() => document.querySelector("[data-map]")?.getAttribute("data-map")).toBe("drawn");
}

describe.each(["by WebGL", "without WebGL"] as const)("a map %s", (view) => {
  test("begins where the Space's places are, and a press on its middle is a point among them", async () => {
    const onPick = vi.fn();
    await show(view, { onPick });
    await expect
      .poll(async () => {
        await userEvent.click(page.getByLabelText("Places"));
        return onPick.mock.lastCall?.map(Math.round);
      })
      .toEqual([127, 36]);
  });
});

test("without WebGL, cities and the Space's places are named in the language of the interface", async () => {
  await show("without WebGL");
  for (const name of ["송지호", "협재", "서울", "부산"]) {
    await expect
      .poll(() => [...document.querySelectorAll("text")].map((text) => text.textContent))
      .toContain(name);
  }
});

test("the worker's URL names what maps load from, because its policy is cached with it", async () => {
  const origins = ["https://tiles.example.com"];
  await show("by WebGL", {}, { ...settings, origins });
  const { getWorkerUrl } = await import("maplibre-gl");
  expect(new URL(getWorkerUrl()).searchParams.getAll("origin")).toEqual(origins);
});

test("an invalid style is replaced by the portal's own", async () => {
  const { fetch } = window;
  vi.stubGlobal("fetch", async (...[input, init]: Parameters<typeof fetch>) =>
    String(input).endsWith("/style.json") ? Response.json({}) : await fetch(input, init),
  );
  await show(
    "by WebGL",
    {},
    { ...settings, base: { style: "https://maps.example.com/style.json", origins: [] } },
  );
});

test("the focus ring of a map is inside its frame, which clips", async () => {
  await show("by WebGL");
  const map = page.getByRole("application", { name: "Places" }).element();
  await userEvent.tab();
  expect(document.activeElement).toBe(map);
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(map);
  expect(outlineStyle).toBe("solid");
  expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0);
});

test("a corner is moved and removed by keys, and the focus stays on a corner", async () => {
  const polygon = [
    { lon: 127, lat: 37 },
    { lon: 128, lat: 37 },
    { lon: 128, lat: 38 },
  ];
  const onPolygon = vi.fn();
  await show("by WebGL", { polygon, onPolygon });
  page.getByRole("button", { name: "꼭짓점 2: 37, 128" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  const [moved] = onPolygon.mock.lastCall ?? [];
  expect(moved[1].lon).toBeGreaterThan(128);
  expect([moved[0], moved[2]]).toEqual([polygon[0], polygon[2]]);
  await userEvent.keyboard("{Delete}");
  expect(onPolygon).toHaveBeenLastCalledWith([polygon[0], polygon[2]]);
  await expect.element(page.getByRole("button", { name: "꼭짓점 2: 38, 128" })).toHaveFocus();
  await userEvent.keyboard("{Delete}");
  await expect.element(page.getByRole("button", { name: "꼭짓점 1: 37, 127" })).toHaveFocus();
});
