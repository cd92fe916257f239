/** A font of a package, and what of it the site needs. */
export interface Family {
  /** The name of its file, for `fonts.css`. */
  name: string;
  /** Its file, as an import would name it. */
  source: string;
  /** OpenType features that the styles use, beside those that shaping itself needs. */
  features: readonly string[];
  /** The weights of a variable font. */
  weights?: { min: number; max: number };
  /** Whether fields are set in it, so that it needs what visitors may type. */
  inFields: boolean;
}

export const families: readonly Family[] = [
  {
    name: 'cormorant-garamond',
    source: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
    features: ['lnum'],
    inFields: false,
  },
  {
    name: 'source-sans-3',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    features: [],
    weights: { min: 400, max: 600 },
    inFields: true,
  },
];
