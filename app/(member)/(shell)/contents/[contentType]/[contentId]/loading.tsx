import { ItemFrame } from "#components/content/item/item-frame.tsx";
import { noticeableWait } from "../noticeable-wait.ts";

export default async function ItemLoading() {
  await noticeableWait();
  return <ItemFrame />;
}
