declare module 'virtual:editor-settings' {
  const settings: import('./settings.ts').EditorSettings;
  export default settings;
}
