import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { LazyMap } from "#components/map/lazy-map.tsx";
import { MapSpace } from "#components/map/map-frame.tsx";
import { useMapSettings } from "#components/map/map-settings.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useMenuKeys } from "#components/ui/use-menu-keys.ts";
import { useNearScreen } from "#components/ui/use-near-screen.ts";
import { afterPress } from "#lib/browser/after-press.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { locationSlotText, locationText, locationWords, slotLocation } from "#lib/fields/location/form.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useEditor, useForm } from "../form-context.ts";
import { LabelButton } from "../label-button.tsx";
import { PlaceMatches, usePlaceMatches } from "./place-matches.tsx";
import { useWhere } from "./use-where.ts";

const mapClass = "max-h-96 min-h-40 rounded-t-3 in-disabled:pointer-events-none";

/** A position: typed in any notation, found by the name of a place, or picked on the map. */
export function LocationControl(props: ControlProps) {
  const t = useTranslations("place");
  const { form } = useEditor();
  const { name, field } = props.slot;
  const language = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(ref);
  useMenuKeys(ref);
  const text = useForm((now) => now.text(name), name);
  const marker = slotLocation(text);
  const set = (next: string) => {
    form.fill({ [name]: next });
    form.check(name);
  };
  const matches = usePlaceMatches(marker === undefined ? text : "", { id: props.id, ...useMapSettings() });
  // The pressed button disappears; the focus stays in the field.
  const replace = (next: string) => {
    set(next);
    document.getElementById(props.id)?.focus();
  };
  return (
    <div ref={ref} {...matches?.keys}>
      {isNear ? (
        <LazyMap
          className={mapClass}
          label={t("mapOf", {
            label: wordsIn(field.label, language),
            position: locationWords(text) || t("noPosition"),
          })}
          marker={marker}
          onPick={(lon, lat) => set(locationText({ lon, lat }))}
        />
      ) : (
        <MapSpace className={mapClass} />
      )}
      <PositionInput
        {...props}
        end={
          text === "" ? undefined : (
            <button
              type="button"
              className="relative grid size-6 flex-none place-items-center rounded-2 text-ink-3 after:absolute after:-inset-x-1.5 after:-inset-y-2.5 hover:bg-hover hover:text-ink"
              aria-label={t("clear")}
              onClick={() => replace("")}
            >
              <Icon name="x" size={16} />
            </button>
          )
        }
      />
      <PlaceMatches matches={matches} choose={(place) => replace(locationText(place))} />
    </div>
  );
}

/** Keeps the text as typed; the slot gets the position once the text is one. */
function PositionInput({ end, ...props }: ControlProps & { end: ReactNode }) {
  const t = useTranslations("place");
  const { form } = useEditor();
  const { name } = props.slot;
  const ref = useRef<HTMLInputElement>(null);
  const show = useEffectEvent(() => {
    const input = ref.current;
    if (input !== null && locationSlotText(input.value) !== form.text(name))
      input.value = locationWords(form.text(name));
  });
  useEffect(() => {
    // Typed before hydration.
    const typed = ref.current?.value ?? "";
    if (typed !== ref.current?.defaultValue) form.type(name, locationSlotText(typed));
    show();
    return form.subscribe(name, () => show());
  }, [form, name]);
  return (
    <TextInput
      {...controlAttributes(props)}
      ref={ref}
      className="relative z-above -mt-px rounded-t-none! tabular-nums"
      start={<Icon name="map-pin" />}
      end={end}
      type="text"
      name={name}
      autoComplete="off"
      spellCheck={false}
      placeholder={t("example")}
      defaultValue={locationWords(form.initial[name] ?? "")}
      onInput={(event) => form.type(name, locationSlotText(event.currentTarget.value))}
      onBlur={(event) => {
        afterPress(() => form.check(name));
        const text = form.text(name);
        if (slotLocation(text) !== undefined) event.currentTarget.value = locationWords(text);
      }}
    />
  );
}

/** "Use my location", at the end of a label. If the device refuses, the field stays unchanged. */
export function WhereButton({ slot: { name } }: { slot: Slot }) {
  const { form } = useEditor();
  const { label, status, isSilent, button } = useWhere((at) => form.fill({ [name]: locationText(at) }));
  return (
    <>
      <span
        className={isSilent ? "sr-only" : "order-2 basis-full text-start text-13 text-ink-2"}
        {...(!isSilent && { "data-wide": "" })}
        role="status"
      >
        {status}
      </span>
      <LabelButton {...button}>{label}</LabelButton>
    </>
  );
}
