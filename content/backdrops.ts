export interface BackdropPane {
  /** A master in `content/images/`. */
  image: string;
  /** The point of it that stays in view, as CSS writes positions. */
  position: string;
  /** The id of the section that fades it in and out. */
  section: string;
  /** The header's colour while that section is being read. */
  headerColor: string;
}

/** The backgrounds of a page by its name, in the order of its sections. */
export const backdrops = {
  home: [
    {
      image: 'background-1.jpg',
      position: '85% 25%',
      section: 'home',
      headerColor: '#5A646F',
    },
    {
      image: 'background-2.jpg',
      position: '85% 30%',
      section: 'welcome',
      headerColor: '#5A646F',
    },
    {
      image: 'background-3.jpg',
      position: '85% 40%',
      section: 'services',
      headerColor: '#D5B46C',
    },
    {
      image: 'background-4.jpg',
      position: '85% 55%',
      section: 'book',
      headerColor: '#F8F6F3',
    },
  ],
} as const satisfies Record<string, readonly BackdropPane[]>;

export type BackdropName = keyof typeof backdrops;
