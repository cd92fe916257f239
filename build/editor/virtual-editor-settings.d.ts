declare module 'virtual:editor-settings' {
  /** What the build tells the editor about the content that was built. */
  export type EditorSettings = ReturnType<typeof import('./read-settings.ts').readSettings>;
  const settings: EditorSettings;
  export default settings;
}
