import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { Avatar, SpaceMark } from "#components/ui/picture/avatar.tsx";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureFacts } from "#components/ui/picture/picture-facts.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { LocaleBadges } from "#components/ui/space/locale-badges.tsx";
import { koreanText, State } from "../state.tsx";

const tones = ["plain", "accent", "warning", "success", "danger"] as const;
const kindIcons = ["file-text", "map-pin", "footprints", "notebook-pen", "image", "box"] as const;
const fileKinds = ["Image", "Video", "Audio", "Document", undefined] as const;
const locales = [
  { id: "en-US", label: "English", short: "EN" },
  { id: "ko-KR", label: "한국어", short: "KO" },
];

export function Marks() {
  return (
    <>
      <State name="badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge>{koreanText}</Badge>
      </State>
      <State name="keys">
        <Kbd>N</Kbd>
        <Kbd>Ctrl</Kbd>
        <Kbd>⌘K</Kbd>
        <kbd className="kbd">Esc</kbd>
      </State>
      <State name="languages of an item">
        <LocaleBadges locales={locales} present={["en-US", "ko-KR"]} />
        <LocaleBadges locales={locales} present={["en-US"]} />
        <LocaleBadges locales={locales} present={[]} />
      </State>
      <State name="brand marks">
        <BrandMark mark="panes" />
        <BrandMark mark="waves" />
      </State>
      <State name="icons of Content Types and files">
        {kindIcons.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
        {fileKinds.map((kind) => (
          <FileIcon key={kind ?? "other"} kind={kind} />
        ))}
      </State>
      <PeopleAndPictures />
    </>
  );
}

const sizes = [24, 32, 40, 80] as const;
const people = ["Ann Ahn", "김하늘", "Bo", "", "Ólafur Örn", "이"];
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%23268' d='M0 0h4v3H0z'/%3E%3C/svg%3E";

function PeopleAndPictures() {
  return (
    <>
      <State name="avatars">
        {sizes.map((size) => (
          <Avatar key={size} id="ann" name="Ann Ahn" size={size} />
        ))}
        {people.map((name) => (
          <Avatar key={name} id={name} name={name} size={40} />
        ))}
        <SpaceMark id="morae" name="Morae" />
        <SpaceMark id="morae" name="Morae" size={40} />
      </State>
      <State name="pictures, and what stands for one">
        <PictureWell className="gallery-picture" picture={{ url: picture }} icon={<Icon name="image" />} />
        <PictureWell className="gallery-picture" picture={undefined} icon={<Icon name="box" />} />
        <PictureFacts
          picture={{ mediaId: "1", processing: false, width: 4032, height: 2688, bytes: 3_100_000 }}
        />
      </State>
    </>
  );
}
