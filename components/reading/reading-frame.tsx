import { ItemBlocks } from "#components/item/item-blocks.tsx";

/** The frame of something to read that is on its way. */
export function ReadingFrame() {
  return (
    <div className="item reading">
      <header className="item-bar" />
      <ItemBlocks />
    </div>
  );
}
