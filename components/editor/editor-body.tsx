import type { ReactNode } from "react";
import { useEditor } from "#components/fields/form-context.ts";
import { formLayout } from "#lib/fields/form/form-layout.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { EditorDocument } from "./editor-document.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { ReadOnly } from "./read-only.tsx";

interface EditorBodyProps {
  type: ContentType;
  language: string;
  onLanguage: (id: string) => void;
  /** It is published: nothing is typed any more until another page is there. */
  isLeaving: boolean;
  /** Another tab writes it. */
  isReadOnly: boolean;
  /** Above the writing: what is the matter. */
  children: ReactNode;
}

/** The writing, and the panel beside it. Side by side stand the default language and one other. */
export function EditorBody({ type, language, onLanguage, isLeaving, isReadOnly, children }: EditorBodyProps) {
  const { locales } = useEditor();
  const { hasLanguages, written, facts } = formLayout(type, locales.length);
  const [first] = locales;
  const partner = locales.find((locale) => locale.id === language && locale !== first) ?? locales[1];
  const shown = locales.filter((locale) => locale === first || (hasLanguages && locale === partner));
  return (
    <div className="editor-body" inert={isLeaving} {...(facts.length === 0 && { "data-no-panel": "" })}>
      <div className="editor-middle">
        {children}
        <div className="editor-scroll">
          {hasLanguages && (
            <div className="editor-choice" {...(locales.length > 2 && { "data-always": "" })}>
              <LanguageChoice language={language} onLanguage={onLanguage} />
            </div>
          )}
          <ReadOnly isReadOnly={isReadOnly}>
            <EditorDocument type={type} fields={written} shown={shown} language={language} />
          </ReadOnly>
        </div>
      </div>
      {facts.length > 0 && (
        <ReadOnly isReadOnly={isReadOnly}>
          <EditorPanel fields={facts} hasLanguages={hasLanguages} />
        </ReadOnly>
      )}
    </div>
  );
}
