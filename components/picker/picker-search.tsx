import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { TextInput } from "#components/ui/form/text-input.tsx";

const pauseMilliseconds = 250;

/** The typed text, debounced. */
export function usePausedText() {
  const [text, setText] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    text,
    onTyped(typed: string): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setText(typed.trim()), pauseMilliseconds);
    },
  };
}

export function PickerSearch({ label, onTyped }: { label: string; onTyped: (text: string) => void }) {
  const t = useTranslations("pickers");
  return (
    <TextInput
      soft
      type="search"
      className="picker-search"
      aria-label={label}
      placeholder={t("searchTitles")}
      autoComplete="off"
      dir="auto"
      start={<Search />}
      onInput={(event) => onTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Esc clears the text first, and closes the dialog if there is none.
        if (event.key !== "Escape" || event.currentTarget.value === "") return;
        event.preventDefault();
        event.currentTarget.value = "";
        onTyped("");
      }}
    />
  );
}
