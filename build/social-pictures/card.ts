import type { CSSProperties } from 'react';
import { colors } from '../../content/brand.ts';
import { socialSize } from '../../content/social-pictures/manifest.ts';
import type { PictureText } from './describe-pages.ts';

/** An element as satori takes it; React is not needed to draw one. */
export interface CardElement {
  type: 'div' | 'img';
  props: { style: CSSProperties; children?: CardElement[] | string; src?: string };
}

/** Width of the panel that carries the words; the photograph takes the rest. In pixels. */
export const panelWidth = 600;

const markSize = 56;

/** Sizes of the title in pixels, and up to how many characters each is used. */
const titleSizes = [
  { upTo: 30, size: 80 },
  { upTo: 46, size: 68 },
  { upTo: Number.POSITIVE_INFINITY, size: 60 },
];

/**
 * The panel with the words of a picture: section, title, and below them the practice's mark and name.
 * @param mark the mark as a data address
 */
export function drawPanel(
  { section, title }: Pick<PictureText, 'section' | 'title'>,
  practiceName: string,
  mark: string,
): CardElement {
  const words = box({ display: 'flex', flexDirection: 'column' }, [
    box(sectionStyle, section.toUpperCase()),
    box({ ...titleStyle, fontSize: titleSizeOf(title) }, title),
  ]);
  const brand = box({ display: 'flex', alignItems: 'center', gap: 20 }, [
    { type: 'img', props: { src: mark, style: { width: markSize, height: markSize } } },
    box({ fontFamily: 'serif', fontSize: 36 }, practiceName),
  ]);
  return box(panelStyle, [words, brand]);
}

const panelStyle: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  width: panelWidth,
  height: socialSize.height,
  padding: '72px 52px 60px 64px',
  color: colors.ivory,
  backgroundColor: colors.ink,
  borderRight: `3px solid ${colors.gold}`,
};

const sectionStyle: CSSProperties = {
  color: colors.gold,
  fontFamily: 'sans',
  fontSize: 24,
  letterSpacing: '0.14em',
};

const titleStyle: CSSProperties = {
  marginTop: 24,
  fontFamily: 'serif',
  lineHeight: 1.06,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
};

function box(style: CSSProperties, children: CardElement[] | string): CardElement {
  return { type: 'div', props: { style, children } };
}

function titleSizeOf(title: string): number {
  return titleSizes.find(({ upTo }) => title.length <= upTo)?.size ?? 0;
}
