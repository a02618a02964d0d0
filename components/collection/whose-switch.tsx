import { Segmented, SegmentLink } from "#components/ui/form/segmented.tsx";
import { inPlace } from "./in-place.ts";

interface WhoseSwitchProps {
  label: string;
  words: { all: string; mine: string };
  isMine: boolean;
  addressOf: (mine: boolean) => string;
  className?: string;
}

/** Switches between everyone's items and the member's own. */
export function WhoseSwitch({ label, words, isMine, addressOf, className }: WhoseSwitchProps) {
  return (
    <Segmented label={label} className={className}>
      {[false, true].map((mine) => (
        <SegmentLink key={String(mine)} {...inPlace(addressOf(mine))} current={isMine === mine}>
          {mine ? words.mine : words.all}
        </SegmentLink>
      ))}
    </Segmented>
  );
}
