"use client";

import "./gallery.css";
import { Preference } from "#components/ui/form/preference.tsx";
import { galleryParts } from "./parts.ts";

interface GalleryProps {
  theme: string;
  language: string;
}

/** Every component of `components/ui` and every field control, in the theme and language of the member. */
export function Gallery({ theme, language }: GalleryProps) {
  return (
    <main className="gallery">
      <header className="gallery-head">
        <Preference
          name="theme"
          label="Theme"
          chosen={theme}
          choices={["system", "light", "dark"].map((value) => ({ value, label: value }))}
        />
        <Preference
          name="language"
          label="Language"
          chosen={language}
          choices={[
            { value: "en", label: "English", language: "en" },
            { value: "ko", label: "한국어", language: "ko" },
          ]}
        />
      </header>
      {galleryParts.map(({ name, Part }) => (
        <section key={name} className="gallery-part">
          <h2>{name}</h2>
          <Part />
        </section>
      ))}
    </main>
  );
}
