/** A font of a package, and what of it the site needs. */
export interface Family {
  /** The name of its file, for `fonts.css`. */
  name: string;
  /** Its file, as an import would name it. */
  source: string;
  /** The OpenType features that the texts need; all others go. */
  features: readonly string[];
  /** The weights of a variable font. */
  weights?: { min: number; max: number };
  /** Headings, all of the site's own texts, or what only visitors write, into a field or a search. */
  draws: 'headings' | 'texts' | 'typed';
}

const sans = {
  source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  features: ['kern'],
  weights: { min: 400, max: 600 },
};

export const families: readonly Family[] = [
  {
    name: 'cormorant-garamond',
    source: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
    features: ['kern', 'liga', 'calt', 'lnum'],
    draws: 'headings',
  },
  { name: 'source-sans-3', ...sans, draws: 'texts' },
  { name: 'source-sans-3-typed', ...sans, draws: 'typed' },
];
