declare module 'virtual:editor-settings' {
  type Option = { value: string; label: string };
  /** What the build tells the editor about the content that was built. */
  export interface EditorSettings {
    /** The GitHub repository that the editor changes, as `owner/name`. */
    repository: string;
    /** The paths of the site's pages, the practice's signs, and the sources, as options of fields. */
    pages: readonly Option[];
    signs: readonly Option[];
    sources: readonly Option[];
    /** The values of placeholders in texts, because the limits of a text apply to what is shown. */
    facts: import('../content-model/parse/fill-in-facts.ts').FactValues;
    reviewer?: string | undefined;
    /** What the law may want and the content didn't have, by the field that answers it. */
    warnings: readonly import('../content-model/checks/legal-warnings.ts').LegalWarning[];
  }
  const settings: EditorSettings;
  export default settings;
}

interface FileSystemFileHandle {
  /** Missing in TypeScript's types, and in some browsers. */
  move?(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
}
