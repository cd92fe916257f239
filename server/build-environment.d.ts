interface ImportMetaEnv {
  /** Written by the build. */
  readonly BUILD_ID?: string;
}
