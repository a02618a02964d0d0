import { useLocale } from "next-intl";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { DialogLoadError } from "#components/ui/dialog-load-error.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { LoadError } from "#components/ui/load-error.tsx";
import { createLoading, useLoading } from "#components/ui/loading.ts";
import { allMessages, withAllMessages } from "#components/ui/with-all-messages.tsx";
import { whenIdle } from "#lib/browser/when-idle.ts";
import { inEachLanguage, type Language } from "#lib/messages/language.ts";

const load = () => import("./loaded-actions.tsx");
type Actions = Awaited<ReturnType<typeof load>>;
/** Loads one component with its messages. */
const one =
  <Props extends object>(pick: (actions: Actions) => ComponentType<Props>) =>
  (language: Language) =>
    withAllMessages(language, load().then(pick));
const loadErrorIn = (className: string) => (again: (() => void) | undefined) =>
  again && <LoadError className={className} again={again} />;
const inMenu = loadErrorIn("px-2.5 py-2");
/** Shown in place of the selection bar. */
const asBar = loadErrorIn(
  "sticky bottom-17 z-sticky mx-auto -mt-11 w-max max-w-[calc(100%-2rem)] rounded-4 bg-raised px-4 py-2 shadow-2",
);

/** Commands and dialogs of a list, in one script that loads after the list itself. */
export const RowMenuItems = lazyPart(
  one(({ RowMenuItems }) => RowMenuItems),
  inMenu,
);
export const ColumnsChoice = lazyPart(
  one(({ ColumnsChoice }) => ColumnsChoice),
  inMenu,
);
export const FoundDrafts = lazyPart(one(({ FoundDrafts }) => FoundDrafts));
export const UndeletedItems = lazyPart(one(({ UndeletedItems }) => UndeletedItems));
export const DeleteUnreadable = lazyPart(one(({ DeleteUnreadable }) => DeleteUnreadable));
export const SelectedRows = lazyPart(
  one(({ SelectedRows }) => SelectedRows),
  asBar,
);
export const OpenedDialog = lazyPart(
  one(({ OpenedDialog }) => OpenedDialog),
  (again, { isOpen, close }) => <DialogLoadError again={again} open={isOpen} onClose={close} />,
);

const actionsPreload = inEachLanguage((language) =>
  createLoading(() => Promise.all([load(), allMessages(language)])),
);

/** Preloads them once the browser is idle; one that is used earlier loads then. */
export function PreloadActions() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useLoading(actionsPreload[useLocale()], isIdle);
  return null;
}

const LoadedEdge = lazyPart(one(({ ColumnEdge }) => ColumnEdge));

/** Every table shows it, so it waits for the preload instead of starting it. */
export function ColumnEdge(props: ComponentProps<typeof LoadedEdge>) {
  const { kind } = useLoading(actionsPreload[useLocale()], false);
  return kind === "here" && <LoadedEdge {...props} />;
}
