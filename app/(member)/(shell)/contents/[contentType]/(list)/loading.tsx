import { ListFrame } from "#components/content/list/list-frame.tsx";
import { noticeableWait } from "../noticeable-wait.ts";

export default async function ListLoading() {
  await noticeableWait();
  return <ListFrame />;
}
