import { NextIntlClientProvider, useLocale } from "next-intl";
import type { ComponentType } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { Language } from "#lib/messages/language.ts";
import { DialogMissing } from "../dialog-missing.tsx";
import type { BulkDialogProps } from "./bulk-dialog.tsx";

const catalogues = {
  en: () => import("#lib/messages/en.json"),
  ko: () => import("#lib/messages/ko.json"),
} as const;

/** With all texts: a form has many, which the page of a list leaves out. */
async function loadIn(language: Language): Promise<ComponentType<BulkDialogProps>> {
  const [{ BulkDialog }, { default: messages }] = await Promise.all([
    import("./bulk-dialog.tsx"),
    catalogues[language](),
  ]);
  return (props) => (
    <NextIntlClientProvider locale={language} messages={messages}>
      <BulkDialog {...props} />
    </NextIntlClientProvider>
  );
}

const inLanguage = (language: Language) =>
  lazyPart(
    () => loadIn(language),
    (again, { isOpen, close }) => <DialogMissing again={again} open={isOpen} onClose={close} />,
  );

const dialogs = { en: inLanguage("en"), ko: inLanguage("ko") } as const;

/** The dialog that changes a field of many items, loaded when it is opened. */
export function BulkEdit(props: BulkDialogProps) {
  const InLanguage = dialogs[useLocale()];
  return <InLanguage {...props} />;
}
