/** An option of a field: what is written, and what a person reads. */
export interface Choice {
  value: string;
  label: string;
}

/** What the build knows and the editor doesn't. */
export interface EditorSettings {
  /** The repository on GitHub that the editor changes, as `owner/name`. */
  repository: string;
  /** The pages of the site, by their paths. */
  pages: readonly Choice[];
}
