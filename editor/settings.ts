/** What the build knows and the editor doesn't. */
export interface EditorSettings {
  /** The repository on GitHub that the editor changes, as `owner/name`. */
  repository: string;
  /** The pages of the site as options of a field: their paths, and what a person reads. */
  pages: readonly { value: string; label: string }[];
  /** Who reviews the medical texts, if somebody does. */
  reviewer?: string | undefined;
}
