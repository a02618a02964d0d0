import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderFields } from "../render-fields-for-tests.tsx";
import { createSampleEditor } from "../sample-editor.tsx";

const position = page.getByRole("textbox", { name: "Position" });
const map = page.getByRole("application");
const isPoint = /^-?\d+(\.\d+)?, -?\d+(\.\d+)?$/;

const coords = {
  latitude: 37.5665,
  longitude: 126.978,
  accuracy: 10,
  altitude: null,
  altitudeAccuracy: null,
};
const seoul: GeolocationPosition = {
  coords: { ...coords, heading: null, speed: null, toJSON: () => undefined },
  timestamp: 0,
  toJSON: () => undefined,
};
const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
const refusal: GeolocationPositionError = { ...codes, code: 1, message: "Refused." };

let editor: ReturnType<typeof createSampleEditor>;

beforeEach(async () => {
  // Software draws the map here: the fewer pixels the better.
  await page.viewport(640, 700);
  const field = { apiName: "position", label: "Position", required: false, localized: false };
  editor = createSampleEditor({ fields: [{ ...field, type: "Location" }] });
  await renderFields(editor);
});

test("a position is accepted in any notation; swapped coordinates get a suggestion", async () => {
  await position.fill("N 38° 20' 2.76\" E 128° 31' 5.52\"");
  await expect.element(map).toHaveAccessibleName("Position: 38.3341, 128.5182");
  await userEvent.tab();
  await expect.element(position).toHaveValue("38.3341, 128.5182");
  await position.fill("128.5182, 38.3341");
  await userEvent.tab();
  await expect.element(page.getByText(/Did you mean 38\.3341, 128\.5182\?/)).toBeVisible();
  await position.fill("북위 38.3341 동경 128.5182");
  await expect.element(page.getByText(/Did you mean/)).not.toBeInTheDocument();
});

test("keys move the map and pick its center", async () => {
  await position.fill("38.3341, 128.5182");
  await userEvent.click(map);
  await position.fill("38.3341, 128.5182");
  map.element().focus();
  await userEvent.keyboard("+{ArrowRight}{Enter}");
  await expect.element(position).not.toHaveValue("38.3341, 128.5182");
  await expect.element(position).toHaveValue(expect.stringMatching(isPoint));
});

test("a press on the map picks a point, a drag does not, and the button clears it", async () => {
  await userEvent.click(map, { position: { x: 120, y: 80 } });
  await expect.element(position).toHaveValue(expect.stringMatching(isPoint));
  const picked = editor.form.text("position.en-US");
  await userEvent.dragAndDrop(map, map, {
    sourcePosition: { x: 150, y: 90 },
    targetPosition: { x: 60, y: 60 },
    steps: 4,
  });
  expect(editor.form.text("position.en-US")).toBe(picked);
  await page.getByRole("button", { name: "Remove position" }).click();
  await expect.element(position).toHaveValue("");
  await expect.element(position).toHaveFocus();
});

test("in a disabled form a press on the map picks no point, and the buttons are dimmed", async () => {
  await expect.element(map).toBeVisible();
  const root = map.element().closest("body > *");
  const form = document.createElement("fieldset");
  form.disabled = true;
  root?.before(form);
  form.append(...(root === null ? [] : [root]));
  onTestFinished(() => form.remove());
  await userEvent.click(map, { position: { x: 120, y: 80 }, force: true });
  const here = page.getByRole("button", { name: "Use my location" });
  await expect.poll(() => getComputedStyle(here.element()).opacity).toBe("0.45");
  expect(editor.form.text("position.en-US")).toBe("");
});

test("the device's position fills the field, and a refusal is a sentence that leaves it", async () => {
  const ask = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  ask.mockImplementation((onSuccess) => onSuccess(seoul));
  const here = page.getByRole("button", { name: "Use my location" });
  await here.click();
  await expect.element(position).toHaveValue("37.5665, 126.978");
  ask.mockImplementation((_, onError) => onError?.(refusal));
  await here.click();
  await expect.element(page.getByText(/^Your browser blocked your location\./)).toBeVisible();
  await expect.element(position).toHaveValue("37.5665, 126.978");
});

test("the number of matches is announced once they are known", async () => {
  const status = page.getByText(/match/);
  await position.fill("속초");
  await expect.element(status).toHaveTextContent("1 match");
  // On a busy machine, the time between the two can pass between two looks.
  const texts = new Set<string>();
  const observer = new MutationObserver(() => texts.add(status.query()?.textContent ?? "unknown"));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await position.fill("속초없음");
  await expect.element(status).toHaveTextContent("No matches.");
  observer.disconnect();
  expect([...texts].slice(-2)).toEqual(["unknown", "No matches."]);
});

test("the name of a city is a point, in either language", async () => {
  await position.fill("속초");
  await page.getByRole("button", { name: "Sokcho" }).click();
  await expect.element(position).toHaveValue("38.207, 128.592");
  await expect.element(position).toHaveFocus();
  await position.fill("seoul");
  await page.getByRole("button", { name: "Seoul" }).first().click();
  await expect.element(position).toHaveValue("37.566, 126.978");
});

test("the arrows lead from the field to the matches and back, and Enter takes one", async () => {
  await position.fill("속초");
  const match = page.getByRole("button", { name: "Sokcho" });
  await expect.element(match).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(match).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(position).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(position).toHaveValue(expect.stringMatching(isPoint));
  await expect.element(position).toHaveFocus();
});

test("Esc closes the list of matches first, from the field and from the list", async () => {
  const unhandled = vi.fn();
  const onKey = (event: KeyboardEvent) => !event.defaultPrevented && unhandled(event.key);
  document.addEventListener("keydown", onKey);
  onTestFinished(() => document.removeEventListener("keydown", onKey));
  const match = page.getByRole("button", { name: "Sokcho" });
  await position.fill("속초");
  await expect.element(match).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(match).not.toBeInTheDocument();
  await position.fill("속");
  await position.fill("속초");
  await expect.element(match).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  await expect.element(match).not.toBeInTheDocument();
  await expect.element(position).toHaveFocus();
  expect(unhandled).not.toHaveBeenCalledWith("Escape");
  await userEvent.keyboard("{Escape}");
  expect(unhandled).toHaveBeenCalledWith("Escape");
});
