import { type ComponentType, useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import type { MapViewProps } from "../map-props.ts";
import type { Pin } from "./pin-groups.ts";

const pin = (name: string, lon: number, lat: number): Pin => ({ id: name, name, lon, lat });
const seoul = pin("Seoul", 126.978, 37.566);
const incheon = pin("Incheon", 126.705, 37.456);
const jeju = pin("Jeju", 126.531, 33.499);

const views = {
  "by WebGL": async () => (await import("../gl-map-view.tsx")).GlMapView,
  "without WebGL": async () => (await import("../plain-map-view.tsx")).PlainMapView,
};

function Pinned({ View, pins }: { View: ComponentType<MapViewProps>; pins: readonly Pin[] }) {
  const [active, setActive] = useState<readonly string[]>([]);
  const card = (id: string) => <a href={`#${id}`}>{id}</a>;
  return <View label="Places" pins={pins} pinCards={{ active, onActive: setActive, card }} />;
}

async function show(view: keyof typeof views, pins: readonly Pin[]) {
  await page.viewport(900, 700);
  const View = await views[view]();
  await renderForTests(<Pinned {...{ View, pins }} />);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

describe.each(["by WebGL", "without WebGL"] as const)("pins %s", (view) => {
  test("keys go from pin to pin, show the item of one, and close it", async () => {
    await show(view, [seoul, jeju]);
    await expect.element(button("Jeju")).toHaveAttribute("tabindex", "-1");
    button("Seoul").element().focus();
    await press("{ArrowRight}");
    await expect.element(button("Jeju")).toHaveFocus();
    await expect.element(button("Jeju")).toHaveAttribute("data-active");
    await press("{Enter}");
    const card = page.getByRole("dialog", { name: "Jeju" });
    await expect.element(card.getByRole("link", { name: "Jeju" })).toHaveFocus();
    await press("{Escape}");
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(button("Jeju")).toHaveFocus();
  });

  test("items at one place share a pin, which lists them", async () => {
    await show(view, [seoul, { ...seoul, id: "Namsan", name: "Namsan" }]);
    await button("2 items: Seoul, Namsan").click();
    const card = page.getByRole("dialog", { name: "Seoul, Namsan" });
    await expect.element(card.getByRole("link", { name: "Namsan" })).toBeVisible();
    await card.getByRole("button", { name: "Close" }).click();
    await expect.element(card).not.toBeInTheDocument();
  });
});

test("a press on a group shows its pins apart; the focus stays, also when they are together again", async () => {
  await show("by WebGL", [jeju, seoul, incheon]);
  await button("2 items: Seoul, Incheon").click();
  await expect.element(button("Seoul")).toHaveFocus();
  await expect.element(button("Incheon")).toBeInTheDocument();
  await press("{ArrowRight}");
  await expect.element(button("Incheon")).toHaveFocus();
  const zoomOut = async () => {
    await press("-");
    return document.activeElement?.getAttribute("aria-label");
  };
  await expect.poll(zoomOut, { interval: 500 }).toBe("2 items: Seoul, Incheon");
});
